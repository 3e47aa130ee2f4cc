/** How topics are told of in Estonian. */
export const ESTONIAN = `
offer_says: pakume, me pakume, müüme, parandame, remondime, hooldame, rendime, üürime, valmistame, toodame,
  küpsetame, õpetame, koolitame, korraldame, ehitame, paigaldame, projekteerime, tarnime, teenindame, ravime, aitame,
  nõustame, koristame, trükime, õmbleme, kindlustame, kasvatame, vahendame, teostame, teeme, tegeleme,
  spetsialiseerume, oleme spetsialiseerunud, meie erialaks, meie põhitegevus, meie tegevusala, oleme üks,
  oleme pere*, oleme väike, oleme ettevõte, oleme eesti, oleme kodumai*, meilt leiad, meilt leiate, meilt saad,
  meilt saate, meilt saab, meie juurest leiate, meie juures saab, meie juures saate, meil saab, meil saad,
  meie valikus, meie valikust, meie tootevalik*, meie teenused, meie teenuste, meie tooted, meie ettevõte, meie kool,
  meie koolis, meie pood, meie poes, meie hotell, meie hotellis, meie kliinik, meie kliinikus, meie töökoda,
  meie töökojas, meie salong, meie salongis, meie restoran, meie muuseum, meie klubi, meie selts, meie stuudio,
  meie stuudios, pakun, valmistan, õpetan, aitan
offer_is: on, on üks, on pere*, on väike, on eesti, on asutatud, asutati, asutatud, loodud, loodi, avati, tegutseb,
  on tegutsenud, asub, pakub, müüb, valmistab, toodab, parandab, rendib, korraldab, tegeleb, ühendab, aitab,
  kindlustab, õpetab, spetsialiseerub, tere tulemast, teretulemast
offer_heads: teenused, meie teenused, teenuste loetelu, tooted, meie tooted, tootevalik, tootegrupid, kaubavalik,
  sortiment, valik, pakkumised, mida pakume, mida me pakume, mida teeme, mida me teeme, tegevusalad,
  tegevusvaldkonnad, tegevus, kursused, meie kursused, koolitused, tunnid, treeningud, rühmatreeningud, tunniplaan,
  huviringid, ringid, hoolitsused, protseduurid, ravi, ravimeetodid, menüü, päevapraed, toad, meie toad, majutus,
  majutusvõimalused, programm, programmid, haridusprogrammid, näitused, püsinäitus, liikmelisus, paketid, piletid,
  rent, rendivarustus, remont, hooldus, tööd, hinnakiri, hinnad, teenuste hinnakiri, teenused ja hinnad, meist,
  firmast, ettevõttest, koolist, kes me oleme, seltsist, ühingust, tutvustus, kindlustusliigid, kuidas saame aidata
prices_heads: hinnad, hind, hinnakiri, meie hinnad, teenuste hinnakiri, teenuste hinnad, hinnainfo, tasud, tasu,
  tasud ja hinnad, maksumus, kulud, tariifid, tunnihind, tunnihinnad, tunnitasu, piletid, piletihinnad,
  piletite hinnad, pileti hind, sissepääs, sissepääsutasu, osalustasu, osalemistasu, kursuse hind, kursuste hinnad,
  õppemaks, õppetasu, kuutasu, liikmemaks, liikmemaksud, aastamaks, rendihinnad, renditasu, üürihinnad,
  tubade hinnad, paketid, mis see maksab, kui palju maksab, hooajapiletid, kindlustusmakse
prices_besides: tagatisraha*, deposii*, ettemaks*, broneerimistasu*, pant, pandi*, tarne*, tarnetasu*, transpordi*,
  saatmis*, saatekulu*, postikulu*, kuller*, pakiautomaa*, kohaletoimetami*, väljasõidu*, väljakutse*, kaotami*,
  kaotatud, kaotuse, kadunud, kahju*, rikkumi*, lõhkumi*, trahv*, leppetrahv*, viivis*, hilinemi*, meeldetuletus*,
  omavastutus*, tühistamistasu*, tühistamis*, lõpukoristus*, koristustasu*, lisatasu*, välismaa*, tsoon*, haldustasu*
question_more: millal, mis kell, mis kellast, mis kellani, kui kaua, kui pikk, kui pikad, kui palju, kui tihti,
  kui sageli, kui kaugel, kui kiiresti, kui suur, kui suured, kui vara, kui hilja, kui mitu, mitu, mitu korda,
  mitu päeva, mitu tundi, mitmeks, mitmest, mitmeni, mis ajani, mis ajast, mis ajal, mis päeval, mis päevadel,
  mis kuupäeval, palju, kaua, kaugel, kui ruttu, mis ajaks, kui kõrge
question_which: milline neist, millised neist, kumb, kumba, kumma, kummad, missugune, milline on parim, mis on parim,
  milline oleks parim, milline sobib, mis sobib, mida soovitate, mida soovitaksite, millist soovitate, milline mudel,
  mis mudel, mis suurus, mis värv, milline tuba, milline kursus, mis kursus, milline pakett, mis pakett,
  milline hoolitsus, millist, missugust
question_back: see, selle, seda, sellest, sellesse, selles, sellele, sellel, sellega, selleks, need, nende, neid,
  nendest, neist, nendele, nendega, seal, sinna, sealt, too, tolle, toda, tema, teda, sellise, selline, sellist,
  sellised, nood, siin, siia, siit, taoline, niisugune, eelmai*
question_come: tulla, tulen, tuleme, tulevad, tuua, toon, tooma, võtta, võtan, võtma, kaasa, kaasas, minuga, meiega,
  koos, sisse, sees, siseneda, pääseb, pääsevad, pääsen, ligi, juurde, tohib, tohin, tohivad, võib, võin, võivad,
  võime, saab, saan, saavad, saame, lubatud, lubate, lubatakse, lastakse, oodatud, teretulnud, osaleda, sobib, sobiv,
  sobivad, sobilik, mõeldud, keelatud, *sõbralik, käia, külastada, võtate, okei
question_nothing: tere, tulemast, teretulnud, piirang*, piiri*, reegl*, reeglid, kord, korra, tingim*, tingimused,
  poliitika*, viis, viisid, viise, viisil, moel, moodus*, meetod*, võimalus*, võimalik, võimalikud, variant*,
  variandid, valiku*, liik*, liiki, tüüp*, isiklik*, külali*, külalised, klient*, kliendi*, kliendid, klientidele,
  külastaja*, osaleja*, inimene, inimesed, inimeste*, isik*, keegi, kellegi*, midagi, miski, mingi, mingeid, mingid,
  mingit, kuskil, kusagil, läheduses, lähedal, olemas*, müüte, müüa, pakute, pakkuda, korraldate, nõuate, küsite,
  sissepääs*, üldse, palun, aitäh, info*, küsimus*
pay_told: makseviis*, maksevõimalus*, maksmisviis*, maksmisvõimalus*, maksevahend*, makseting*, maksmine, tasumine,
  maksta saab, tasuda saab, saab maksta, saab tasuda, saate maksta, saate tasuda, saad maksta, saad tasuda,
  võite tasuda, võite maksta, võimalik tasuda, võimalik maksta, maksmine toimub, tasumine toimub, arveldamine,
  sularahas, sularaha, sularahaga, kaardiga, pangakaardiga, krediitkaardiga, kaardimakse*, ülekandega, pangaülekan*,
  arvega, arve alusel, arve tasum*, arve esitame, pangalin*, internetipan*, järelmaks*, osamakse*, osadena,
  ositi tasu*, liisingu*, liising, inbank, esto, klarna, paypal, apple pay, google pay, mobiilimaks*, stebby,
  sportid, krüptoraha*
pay_rather: võtame vastu, aktsepteerime, saab maksta, saab tasuda, saate tasuda, saate maksta, tasuda saab,
  maksta saab, makseviis*, maksevõimalus*, sularahas, kaardiga, ülekandega, arve, arvega, järelmaks*
pay_unlike: tagast*, tagasi, hüvit*, tagatis*, deposii*, trahv*, leppetrahv*, viivis*, kahju*, tühista*, ettemaks*,
  palk, palga*, meeldetuletus*, tööandja*
pay_asked: kuidas, millega, millised, milliseid, mis, mil, missugus*, kas, saab, saan, võib, võimalik, aktsepteerite,
  võtate, kus, kuhu, arvega, järelmaks*
pay_notasked: kes maksab, kes peab maksma, millal, kas pean maksma, kas peab maksma, kui palju, palju, limiit*,
  maksimum*, miinimum*, kaotasin, kadunud, tagasi, topelt, kaks korda
voucher_told: kinkekaar*, kinkekaart, kinkekaardi, kinkekaardid, kinkekaarte, kinkekaarti, kinkekaardiga,
  kinkepilet*, kinkepaket*, kinkekood*, kinketšek*, kingikaar*, kingituseks, kingiks, elamuskin*, voucher*, vautšer*
voucher_rather: kehtib, kehtivus*, kehtiv, osta, saab osta, soetada, müügil, müüme, tellida, vormista*, väärtus*,
  summa*, kuud, aasta*, €, eurot, kasutada
voucher_never: sooduskood*, sooduskupon*, reisivautšer*, kinkekaardiga ei saa, kingipakend*, kingituste pakkimi*,
  kingitusena kaasa
voucher_asked: kink*, kingi*, kinkida, kinki, voucher*, vautšer*, kupong*, gift*, üllata*
cards_told: kaardiga maksta ei saa, kaardimakset ei, kaarte ei aktsepteeri, kaardimakse ei ole võimalik,
  kaardimakse puudub, ei võta vastu kaarte, ei aktsepteeri kaarte, ei saa maksta kaardiga, ei saa kaardiga,
  ainult sularahas, ainult sularaha, vaid sularahas, üksnes sularahas, ainult kaardiga, ainult pangakaardiga,
  ainult kaardimakse*, vaid kaardiga, üksnes kaardiga, sularaha ei võta, sularaha vastu ei, sularaha ei aktsepteeri,
  ei aktsepteeri sularaha, ei võta vastu sularaha, sularahavaba*, sularahata, kõik pangakaardid, kõiki pangakaarte,
  kõik levinud kaardid, kõiki levinumaid, kõiki kaarte, aktsepteerime kaarte, aktsepteerime pangakaarte,
  aktsepteerime krediitkaarte, aktsepteerime kõiki, maksta kaardiga, tasuda kaardiga, kaardiga maksta,
  kaardiga tasuda, pangakaardiga, pangakaarte, pangakaardid, krediitkaardiga, krediitkaarte, krediitkaardid,
  krediitkaart, deebetkaar*, kaardimakse*, viipemaks*, makseterminal*, kaarditerminal*, visa, mastercard, maestro,
  amex, american express
cards_unlike: tagast*, tagatis*, deposii*, kinkekaar*, kliendikaar*, liikmekaar*, õpilaspilet*, broneeringu tagami*,
  soodustu*, blokeeri*, id-kaar*, kaotatud
cards_never: ilma kaardita, kaarti pole vaja, kaarti ei ole vaja, järelmaks*, uksekaar*, võtmekaar*, lugejakaar*,
  tervisekaar*, linnakaar*, sõidukaar*
cards_asked: maks*, tasu*, kas, saab, saan, võtate, aktsepteeri*, sobib, sobivad, ainult, vaid, sularaha*, sulas,
  terminal*, viip*, võib, käib, milliseid, mis, kaasa, pole
cards_notasked: limiit*, maksimum*, kaotasin, kadunud, varastat*, kinkekaar*, liikmekaar*, kliendikaar*, lugejakaar*,
  sim kaar*, viisa, viisat, id kaar*, linnakaar*, menüü, sooduskaar*, kaardil asukoht
refund_told: raha tagasi, raha tagast*, tagastame raha, raha tagastatakse, raha ei tagastata, tasu ei tagastata,
  tasu tagastatakse, makstud summa, ettemaksu ei tagastata, ei tagastata, ei kuulu tagastamisele, tagastatakse,
  tagastame, tagastamine, tagastamise, tagastamist, tagastus, tagastuse, tagastusõigus*, tagastamisõigus*,
  tagastusaeg, tagastamisting*, tagastusting*, tagastustähtae*, kauba tagastami*, toote tagastami*,
  toodete tagastami*, kaupa tagastada, toodet tagastada, toote tagastada, tagastada toode, saab tagastada,
  saate tagastada, võib tagastada, õigus tagastada, tagastada # päeva, tagasimaks*, makstakse tagasi, maksame tagasi,
  hüvitame, hüvitatakse, ümbervahet*, ümber vahetada, vahetada toodet, vahetada toote, vahetamine, taganemisõigus*,
  taganeda lepingust, lepingust taganeda, taganemis*, # päeva jooksul
refund_rather: # päeva, päeva jooksul, tööpäeva, nädala, raha, summa, summast, # %, täies ulatuses, täismahus, pool*,
  ostutšek*, tšek*, kasutamata, avamata, originaalpaken*
refund_unlike: võti, võtme*, tagatis*, deposii*, pant, pandi*, rätik*, kindlustus*, taara*, pudel*, tulumaks*,
  raamat*
refund_never: tagasiside*, tagasisidet, tagasi helistame, helistame tagasi, raamatute tagast*, raamatu tagast*,
  auto tagast*, sõiduki tagast*, võtmete tagast*, võtme tagast*, varustuse tagast*, edasi-tagasi, tagasisõit*,
  laenutatud, tagasiulatuv*, tagasi tööle
refund_notasked: tagasisid*, tagasi helista*, millal olete tagasi, edasi tagasi, laenuta*, raamatu*, parool*,
  õlivahet*, valuuta*
deposit_told: ettemaks*, ettemaksu, ettemakse, ettemaksuga, tagatisraha*, tagatis, tagatist, tagatise, tagatiseks,
  deposii*, deposiit, käsiraha*, broneerimistasu*, broneeringutasu*, sissemaks*, pant, panti, pandiraha*,
  ette tasuda, ette maksta, ette tasutud, tuleb tasuda ette, eelnevalt tasu*, tasuda eelnevalt, tasutakse ette,
  makstakse ette, tasumine ette, broneerimisel, broneerides, broneerimise hetkel, broneeringu kinnitami*,
  broneeringu tagami*, tellimisel tasu*, tellimuse esitamisel, registreerumisel tasu*, enne saabumist tasu*
deposit_with: #, %, protsen*, pool, poole, kogu, täies, ei, ilma, pole, nõutav, nõuame, küsime, võtame, tuleb,
  tasuda, tasutakse, makstakse, maksta, €, eurot, euro, ettemaks*, tagatisraha*, deposii*
deposit_rather: broneeri*, tellimu*, kinnit*, nõu*, tasuda, tasutakse, tuleb, summa*, registreeri*, ettemaks*
deposit_unlike: pudel*, taara*, tops*, tass*, purk*, tagast*, tagasi, kinni peetakse, peetakse kinni, võti, võtme*,
  laenu*, hoius*, hüpoteek*
deposit_notasked: tagasi, tagast*, kas saan tagatis*, pudel*, taara*
discount_told: soodustu*, soodustus, soodustust, soodustused, allahindlu*, allahindlus, soodushin*, soodushind,
  soodushinnaga, sooduspilet*, soodusta*, sooduskood*, sooduskupon*, kampaani*, kampaania, eripakkumi*, eripakkumine,
  sooduspakkumi*, pakkumine kehtib, hinnasoodustu*, # % soodsam*, soodsam*, soodsamalt, odavam*, odavamalt,
  poole hinnaga, poole hinna, alandatud hin*, grupihin*, grupisoodustu*, perepilet*, peresoodustu*, õpilased,
  õpilastele, üliõpilas*, tudengi*, tudengitele, pensionär*, pensionärid, pensionäridele, eakatele, seenior*,
  lasterik*, suurpere*, püsiklien*, kliendikaar*, kliendiprogramm*, lojaalsus*, boonuspunk*, liikmetele, isic,
  hulgihin*, kogusesoodustu*
discount_rather: # %, soodustu*, soodus*, õpila*, üliõpila*, tudeng*, pensionär*, grup*, pere*, liikme*, lapsed,
  tasuta, kood*, odavam*, soodsam*
discount_unlike: käibemaks*, viivis*, hilin*, tühista*, ettemaks*, tagatis*, eksam*, alkohol*, leppetrahv*, intress*,
  niiskus*, soodustab, soodustavad
included_told: hinna sees, hinnas sisaldub, sisaldub hinnas, sisalduvad hinnas, hinnas sisalduvad, hind sisaldab,
  hinnad sisaldavad, hind ei sisalda, hinnad ei sisalda, ei sisalda, ei sisaldu, sisaldab, sisaldavad, sisaldub,
  sisalduvad, kuulub hinna, kuuluvad hinna, hinna sisse, hinda kuulub, hinnale lisandub, hinnale lisanduvad,
  hindadele lisandub, lisandub, lisanduvad, lisatasu*, lisatasu eest, lisatasuta, lisakulu*, eraldi tasu,
  tasuda eraldi, tuleb eraldi, eraldi tasuline, juurdemaks*, piletihind sisaldab, pilet sisaldab, pileti hinnas,
  pakett sisaldab, paketis sisaldub, paketti kuulub, paketi hind, osalustasu sisaldab, kuumaks sisaldab,
  liikmemaks sisaldab, kõik hinnas, kõik on hinna sees, koos hommiku*, rendihind sisaldab, komplekti kuulub
included_rather: hind, hinna, hinnas, hinnad, tasu, pilet*, paket*, kuutasu*, liikmemaks*, rendi*, kõik, sisaldab,
  sisaldub, lisandub
included_unlike: käibemaks*, käibemaksu, tühista*, tagast*, hüvit*, laktoosi*, gluteeni*, pähkl*, allergeen*,
  kindlustus*, maksud
guarantee_told: garantii, garantiid, garantiiga, garantiiaeg, garantiiaja*, garantiiting*, garantiiremont*,
  garantiikorras, garantiikohustu*, garantiileht*, garantii kehtib, garantii kehtivus*, anname garantii,
  # aasta* garantii*, # kuu* garantii*, #-aasta* garantii*, #-kuu* garantii*, aastane garantii, kvaliteedigarantii*,
  rahulolugarantii*, tootjagarantii*, tootja garantii*, garanteerime, garanteeritud, tootmisvi*, tootmisdefekt*,
  materjalivi*, puudus* ilmne*, puuduste ilmne*, lepingutingimustele mittevast*, mittevastavus*,
  pretensiooni esitamise õigus, parandame tasuta, teeme tasuta korda, tasuta parandus, kõrvaldame tasuta,
  tasuta ümber
guarantee_rather: # aasta*, aastat, aastane, kuud, kuu, katab, kehtib, anname, garantii*, tasuta, # kuu
guarantee_never: ei garanteeri, ei saa garanteerida, ei ole garanteeritud, garantiikiri, pangagarantii*,
  garantiifond*, garantiitasu*, koha garantii*, noortegarantii*, broneeringu garantii*, garanteeritud koht
guarantee_notasked: piken*, pikem*, koht garanteer*
bring_told: võta kaasa, võtke kaasa, kaasa võtta, kaasa võtma, palume kaasa võtta, tuleb kaasa võtta,
  kaasas peab olema, peab kaasas olema, peavad kaasas olema, olgu kaasas, kaasas võiks, kaasa tuua, tooge kaasa,
  too kaasa, kaasa vaja, vaja kaasa, kaasavõetav*, isikut tõendav*, isikutunnistus*, id-kaar*, pass, passi,
  juhiluba*, juhiloa, esitada dokument, dokument, rätik, rätikut, oma rätik*, ujumisriide*, ujumispük*, ujumismüts*,
  spordiriide*, spordirõiva*, spordijalats*, mugav riietus, mugavad riided, mugavad riideid, mugavates riietes,
  mugavad jalanõud, sobiv riietus, sobivad jalanõud, ilmastikule vastav*, ilmale vastav*, ilmastikukindl*,
  vahetusjala*, vahetusjalanõu*, vahetusriide*, sisejalanõu*, sisejalats*, sokid, riietus, riietuda, riietuge,
  riietuskood*, jalanõud, oma varustus*, oma matt, oma joogi*, veepudel*, saatekiri, saatekirja
bring_rather: kaasa, kaasas, vaja, vajalik*, tuleb, peab, peaks, palume, oma, riided, riietus*, jalanõu*, rätik*,
  dokument*, kohustuslik*, soovita*
bring_never: ei tohi kaasa, keelatud kaasa, kaasa võtta ei tohi, sõber kaasa, sõbrad kaasa, lemmiklooma*, koer*,
  toit kaasa, kaasamüü*, kaasaost*, take away, tooge auto, prügi*, jäätme*, lapsed kaasa
bring_asked: mida, mis, millised, milliseid, kuidas, midagi, kas, pean, peab, vaja, oma, omad, kaasa, kaasas, selga,
  jalga, milline, millist
wifi_told: wifi*, wi-fi*, wi fi, wlan*, traadita interne*, traadita võr*, juhtmevaba interne*, internet, internetti,
  interneti, internetiühendu*, internetipüs*, interneti püsiühendu*, tasuta internet*, külalisvõr*, külaliste võr*,
  püsiühendu*, hotspot*, lairiba*
wifi_rather: tasuta, parool*, külalis*, klientide*, klientidele, külastaja*, kogu, kõikides, kõigis, tubades, toas,
  kiire, kasutada, olemas
wifi_never: ghz, ruuter*, internetipood*, internetipoe*, internetipan*, internetileh*, internetikülg*,
  broneerida internet*, interneti teel, interneti kaudu, juhtmevabad kõrvaklap*, traadita laadi*, juhtmevaba laadi*,
  interneti vahendusel
wifi_notasked: parool*, kood*, ilma, aeglane, ei tööta, müüte, ei ühendu
parking_told: parkimi*, parkimine, parkimist, parkimiskoh*, parkimisplats*, parkimismaja*, parkimisala*,
  parkimistasu*, parkimisvõimalu*, parkimistsoon*, parkimiskell*, parkla*, parkla, parklas, parklat, parklasse,
  parkida, parkige, pargi auto, pargitud, europark*, elektriauto* laadi*, elektriautode laadi*, laadimisjaam*,
  laadimispunkt*, garaaž*, maa-alune park*, siseparkla*, autokoht*, autokohti, rattaparkla*, rattahoidla*,
  jalgrattahoidla*, jalgrattaparkla*, rattahoidik*, invaparkimi*
parking_rather: tasuta, tasuline, maksab, €, tund, tunni, tundi, kohta, kohti, hoovis, maja ees, maja taga, kõrval,
  vastas, klientide*, külalis*, külastaja*, lähim, ööpäev*
parking_unlike: rendiauto*, kahju*, vargus*, lapsevankri*, rattarent*, trahv*
parking_never: rahvuspar*, lõbustuspar*, seikluspar*, looduspar*, veepar*, mänguväljak*, seisupidur*, parkimisandur*,
  parkimiskaamera*, parkimise harjuta*, tehnopar*
children_told: laps, lapsed, lapsi, last, lapse, laste, lastele, lapsele, lastega, lapsega, beebi*, beebid, beebiga,
  imik*, imikud, väikelap*, väikelapsed, mudilas*, lapsesõbrali*, lastesõbrali*, peresõbrali*, lastega pere*,
  mängunur*, mängutuba*, mängutoa*, mänguväljak*, lastenur*, lastetuba*, söögitool*, lastetool*, beebivoodi*,
  lapsevoodi*, võrevoodi*, mähkimis*, lapsehoi*, lastehoi*, lastemenüü*, laste menüü*, lapsevanema saatel,
  täiskasvanu saatel
children_rather: teretulnud, oodatud, lubatud, võivad, tohivad, ei tohi, ei ole lubatud, ainult, vaid, kuni #,
  alates #, sobib, sobiv*, mõeldud, saatel, vanema*, täiskasvanu*, tasuta, kahjuks, igas vanuses
children_unlike: võti, võtme*, pildista*, foto*, arve, kindlustus*, haige*, haigest*, turvatool*, kahju*, tühista*,
  hambad, hamba*, toetus*
children_never: perearst*, lastearst*, lastele kättesaamatu*, laste eest kättesaamatu*, lasteraamat*, lastejalgrat*,
  lastetoetus*, lastehaigla*, lastekaits*, lapsehoolduspuhkus*
children_notasked: toit*, toitu, riided, riideid, jalanõu*, juuksed, juukseid, tooted, tooteid, raamatu*, mänguasj*,
  hind, hinnad, maksab, mitu last, kui palju, ravim*, jalgrat*
dogs_told: koer, koerad, koera, koeri, koeraga, koertega, koertele, koerte, koerale, lemmikloom*, lemmikloomad,
  lemmiklooma, lemmikloomi, lemmikloomaga, lemmikloomadega, lemmikloomade, loomad, loomi, loomadega, loomaga,
  koerasõbrali*, lemmikloomasõbrali*, loomasõbrali*, kass, kassid, kassi, kassiga, neljajalgse*, juhtkoer*, abikoer*,
  rihma otsas, rihmas, suukorv*
dogs_rather: teretulnud, oodatud, lubatud, ei ole lubatud, pole lubatud, keelatud, võib, võivad, tohib, tohivad,
  ei tohi, ainult, vaid, välja arvatud, rihm*, suukorv*, lisatasu*, tasu, öö, kokkuleppel, kahjuks, terrassil, sees
dogs_unlike: trimmi*, pügami*, loomaarst*, veterinaar*, vaktsi*, toit, tõug, tõu*, kasvat*, koolitus*, operatsioon*,
  allergia*, steriliseeri*, kastreeri*
dogs_never: kuri koer, metsloom*, loomaaed*, loomaaia*, põllumajandusloom*, koduloomad talus, varjupai*, loomne,
  loomse*, loomsed, hot dog, loomulik*, mänguloom*
dogs_notasked: toit*, toitu, tooted, tooteid, karv*, trimm*, pügam*, mänguasj*, vaktsi*, müüte, kursus*, hamba*,
  allergi*, küüned, küüsi, operatsioon*, maksab
access_told: ratastool*, ratastooliga, ratastoolis, ligipääsetav*, ligipääsetavus, ligipääs, juurdepääs*, puudega,
  puuetega, puudega inime*, puuetega inime*, liikumispuu*, liikumisraskus*, erivajadus*, invaliid*, lift, lifti,
  liftiga, liftita, liftid, trepp, trepid, trepist, treppe, treppi, trepiaste*, treppideta, lävepak*, lävepakk,
  kaldtee*, ramp, pandus*, invatualett*, inva-wc, inva wc, invalift*, invatõstuk*, invapääs*, inva*, takistusteta,
  esimesel korrusel, lapsevankri*, lapsevankriga, lapsekäru*, käruga, nägemispuu*, kuulmispuu*, vaegnägija*,
  vaegkuulja*, silmusvõimendi*, viipekeel*
access_rather: ratastool*, lift, lifti*, kaldtee*, ligipääs*, inva*, pääseb, trepp*, trepi*, treppi*, kohandatud,
  lävepak*
access_unlike: kolimi*, tassimi*, suitseta*, evakuatsioon*, tule*, koristami*, klaver*, soodustu*, vankrite rent,
  rentida
access_never: suusatõstuk*, suusalift*, tõstukipilet*, trepikoda*, trepikoja*, autotõstuk*, karjääriredel*,
  juurdepääs andmetele, ligipääs andmetele, juurdepääs isikuandme*, ligipääs internet*, treppide valmista*
age_told: vanusepiirang*, vanusepiir*, vanuse alampiir*, miinimumvanus*, minimaalne vanus, alampiir, vanusegrup*,
  vanuserühm*, vanusenõu*, alates # eluaasta*, alates #. eluaasta*, alates #-aasta*, alates # aasta*,
  vähemalt # aasta*, vähemalt #-aasta*, alla # aasta*, alla #-aasta*, alla # a, üle # aasta*, üle #-aasta*,
  kuni # aasta*, kuni #-aasta*, noorem kui # aasta*, nooremad kui #, nooremad kui # aasta*, vanem kui # aasta*,
  vanemad kui #, # aasta vanus*, # aastat vana*, #-aastane, #-aastased, #-aastastele, # aastastele, #-aastas*,
  vanuses # kuni #, vanuses #-#, vanuses alates, vanuses #, #-# aasta*, alaealin*, alaealis*, täisealin*, täisealis*
age_rather: peab olema, peavad olema, vähemalt, ainult, vaid, lubatud, keelatud, võivad, tohivad, vanus*, osaleja*,
  saatel, nõusolek*, täisealis*, vanema*, dokument*, mõeldud, alates
age_unlike: kogemu*, tasuta, säilita*, soodustu*, ajalu*, €, eurot, pensionär*, garantii*, tagasi, kehtib
age_never: # aasta* garantii*, garantii # aasta*, # aastat tagasi, # aastat kogemus*, üle # aasta kogemus*,
  üle # aasta tegutse*, # aastat tegutse*, kehtib # aasta*, säilitatakse # aasta*, säilitame # aasta*
age_asked: vanus*, vana, vanalt, vanad, vanale, vanadele, noor, noorelt, noored, eas, east, aastane, aastased,
  aastaselt, aastastele, aastat, ealis*, täisealin*, alaealin*, alla, üle, mitmeaasta*, eluaasta*, iga, mitmendast
age_notasked: kui vana on, kui vana maja, kui vana hoone, kui vana on teie, kui vana ettevõte, mitu aastat kogemus*,
  mitu aastat tegutse*, mitu aastat tagasi, mitu aastat garantii*, kui vanad on
directions_told: bussiga, buss nr, bussid nr, buss #, bussid #, bussi nr, bussiliin*, liin #, liinid #, liin nr,
  liinibuss*, trammiga, tramm #, trammid #, tramm nr, trolliga, troll #, rongiga, autoga, ühistranspor*,
  ühistranspordiga, peatus, peatuse*, peatusest, peatuses, peatuseni, bussipeatus*, trammipeatus*, rongipeatus*,
  rongijaam*, raudteejaam*, bussijaam*, jaamast, balti jaam*, lennujaamast, sadamast, kesklinnast, minuti kaugusel,
  minutit jalgsi, minuti jalutuskäigu*, jalutuskäigu kaugusel, # minut* sõit, jalgsi, # km kaugusel, # m kaugusel,
  km kaugusel, kilomeetri kaugusel, maanteelt, maantee*, pöörake, pööra vasak*, pööra parem*, keerake, keera,
  ristmik*, kuidas meile jõuda, kuidas meid leida, kuidas kohale, saabumine, teejuht, asukoht ja, gps, koordinaadid,
  waze, sissepääs on, sissepääs hoovi*, sissesõit
directions_rather: peatus*, jaam*, buss*, tramm*, troll*, rong*, autoga, minut*, jalgsi, jalutuskäi*, kesklinn*, km,
  maantee*
directions_never: ekskursioon*, päev #, bussiekskursioon*, bussireis*, bussi rent, busside rent, tööjaam*,
  laadimisjaam*, tankla*, ilmajaam*, euro kilomeet*, €/km, bussijuh*, b-kategooria*, matka*
holidays_told: pühade ajal, pühadel, pühade, riigipüha*, riigipühadel, riiklik* püha*, jõulu*, jõulud, jõulude ajal,
  jõulupüha*, jõululaupäev*, aastavahetus*, vana-aasta*, uusaasta*, uusaastal, uue aasta, lihavõt*, suur reede,
  suurel reedel, ülestõusmispüha*, nelipüha*, kevadpüha*, võidupüha*, jaanipäev*, jaanilaupäev*, taasiseseisvumi*,
  iseseisvuspäev*, vabariigi aastapäev*, 24. detsemb*, 25. detsemb*, 26. detsemb*, 31. detsemb*, 1. jaanuar*,
  24. veebruar*, 1. mai*, 23. juuni*, 24. juuni*, 20. august*, lühendatud tööpäev*, kollektiivpuhkus*, puhkusel,
  puhkuse tõttu, suvepuhkus*, koolivaheaeg*, koolivaheaja*, koolivaheajal, suvevaheaeg*, aastaringselt, aasta ringi,
  aasta läbi
holidays_rather: suletud, avatud, kinni, lahti, lahtiolek*, töötame, ei tööta, puhka*, puhkus*, ei toimu, lühenda*,
  vaheaeg*, erand*
holidays_unlike: õpila* arv, müra*, öörahu*, menüü*, jõulupidu*, jõululõuna*, jõulubuf*, palk, palga*, kingi*,
  puhkemaja*, suvila*
holidays_never: puhkemaja*, puhkusemaja*, kinkekaar*, jõulukuusk*, jõulukuuse*, häid jõule, häid pühi,
  rahulikke jõule, jõulukontser*, jõuluturg*, jõulukin*, puhkusereis*, sünnipäeva pühad
holidays_notasked: kallim*, maksab, hind, hinnad, kink*, kingi*, kursus*, menüü*, pidu, buffet*, kaunist*, kuusk*,
  kuuse*
needed_alone: ainult eelneval kokkuleppel, eelneval kokkuleppel, eelneva kokkuleppe*, ainult kokkuleppel,
  kokkuleppel, ainult broneeringuga, ainult eelbroneeringu*, eelbroneeringuga, eelbroneerimisel,
  eelneval broneerimisel, eelneva broneeringu*, eelregistreerimisel, eelregistreerimisega, eelneval registreerimisel,
  ainult eelregistreeri*, ette broneerides, ette registreerides, ette tellides, ettetellimisel, eeltellimisel,
  etteteatamisel, broneeringuta, ilma broneeringuta, eelneva broneeringuta, ilma eelneva, registreerimata,
  ilma registreerimata, ilma eelregistreeri*, broneerida ei ole vaja, broneerima ei pea, ei ole vaja broneerida,
  pole vaja broneerida, ei pea broneerima, ei pea registreeruma, registreeruda ei ole vaja, pole vaja registreeruda,
  registreerimine ei ole vajalik, broneering ei ole vajalik, broneering pole vajalik, elava järjekorra,
  elavas järjekorras, elav järjekord, üldjärjekorra*, registreerimine on kohustuslik, broneerimine on kohustuslik,
  broneering on kohustuslik, eelregistreerimine on vajalik, eelregistreerimine vajalik, broneering vajalik,
  võib lihtsalt tulla, aega kinni panemata
needed_told: broneeri*, broneering*, broneerida, broneerimi*, broneerige, registreeri*, registreeru*, registreerida,
  registreeruda, eelregistreeri*, eelbroneeri*, eelbroneering*, tellida, tellimi*, tellimus*, ette tellida,
  ettetellimi*, kokku leppida, leppida kokku, kokkulepe, kokkuleppel, kinni panna, panna kinni, ette helistada,
  helistage ette, ette teatada, ette teada, etteteatami*, teatage
needed_with: peab, tuleb, vajalik*, vaja, kohustuslik*, nõutav*, soovita*, soovitav*, soovitame, palume, ette,
  eelnevalt, eelneva*, varakult, aegsasti, hiljemalt, vähemalt, enne, tundi, tund*, päeva, päev varem, nädal*, ilma,
  ainult, kindlasti
needed_unlike: tühista*, annulleeri*, ettemaks*, tagatis*, deposii*, tagast*, üles ütle*, leping*, arve, tasuda,
  muutmi*, ei ilmu
needed_never: seaduse*, seadus, registrikood*, äriregist*, tellimuse kinnitus*, taganemis*, registreerimisnumb*,
  kui registreerite kasutaja, käibemaksukohust*, sõiduki registreeri*
needed_asked: kas, pean, peab, vaja, tuleb, vajalik, kohustuslik*, ilma, ette, eelnevalt, lihtsalt, niisama, ainult,
  kohe, otse, soovita*, tasub, varakult, spontaan*, *mata, vajalikud
needed_notasked: mis juhtub, mis saab kui, mis siis, kui ma ei, kuidas broneerida, kuidas registreeruda,
  kuidas tellida, kuidas saab, kuidas
book_told: broneeri*, broneering*, broneerida, broneerige, broneeri aeg, broneerimine, broneerimissüsteem*,
  aja broneerimi*, aega broneerida, aja saab, aja saate, aega kinni, aja kinni, koha kinni, kohtade broneerimi*,
  registreeri*, registreerida, registreeruda, registreerimine, registreeruge, registreerimisvorm*, registratuur*,
  kirja panna, tellida, tellige, telli, tellimine, tellimus*, tellimusi, tellimuse esitami*, esitada tellimus,
  pileteid saab, piletid saab, piletid on müügil, piletite ost*, osta pilet*, liituda, liitumi*, liitumine, liitu,
  liikmeks astumi*, liikmeks astuda, avaldus*, sisseastumi*, ankeet*
book_with: #, @, www*, internetis, internetist, interneti, veebis, veebist, veebi*, veebileh*, veebipoe*, veebipood*,
  e-pood*, e-poe*, e-poes, e-poest, kodulehel, kodulehe*, kodulehelt, lehel, online, onlines, e-post*, e-posti,
  e-kiri, e-kirja, meil*, meilile, meiliaadress*, telefon*, telefonil, telefoni teel, telefonitsi, tel., tel,
  helista*, helistades, helistage, sõnumi*, sms, whatsapp, messenger, facebook*, instagram*, äpi*, äpis, rakendus*,
  vorm*, vormi, täit*, täitke, ankeet*, registratuur*, vastuvõtu*, vastuvõtus, kassa*, kassast, kohapeal, kontoris,
  digilugu, piletilevi*, fienta, piletitasku
book_rather: telefon*, helista*, veebi*, internetis, kodulehe*, e-post*, vorm*, online, broneerige, registreeruge,
  registreeri*, tel.
book_unlike: tühista*, annulleeri*, ettemaks*, tagatis*, deposii*, tagast*, muutmi*, parkimi*, tarne*, üles ütle*,
  leping* lõpeta*
book_never: äriregist*, registrikood*, registreerimisnumb*, registrinumb*, uudiskirja*, kahju*, trahv*, varuosa*,
  tööle kandideeri*, küpsise*, sõiduki registreeri*, tellimused üle, üle # euro tellimus*, tellimuste kohaletoimeta*,
  tellimuse kohaletoimeta*
cancel_told: tühista*, tühistada, tühistamine, tühistamise, tühistamist, tühistamisel, tühistamisting*,
  tühistamistasu*, tühistatakse, tühistatud broneering*, annulleeri*, annulleerida, annulleerimine, ära öelda,
  ära ütlemi*, äraütlemi*, broneeringust loobu*, osalemisest loobu*, ajast loobu*, loobumi*, loobuda, loobumisel,
  aega muuta, aja muutmi*, aja muuta, broneeringu muutmi*, broneeringut muuta, muuta broneering*, kuupäeva muut*,
  edasi lükata, edasilükkami*, ümber broneeri*, ümberbroneeri*, lepingu lõpetami*, lepingu ülesütlemi*, lepingu üles,
  leping üles, üles öelda, ülesütlemi*, lepingu lõpetada, leping lõpetada, lõpetada leping, etteteatamistähta*,
  etteteatamisa*, liikmelisuse lõpetami*, liikmelisuse peatami*, liikmelisus peatada, peatada liikmelisus,
  pakett* peatami*, paketi peatami*, välja astuda, väljaastumi*, kui te ei saa tulla, kui ei saa tulla,
  kui sa ei saa tulla, ei saa kohale tulla
cancel_rather: tasuta, tundi, tund*, päeva, nädala*, kuu*, enne, hiljemalt, vähemalt, # %, tasu, kirjalik*, teata*,
  etteteata*
cancel_unlike: meie tühistame, jätame endale õiguse, korraldaja*, kontser*, etendus*, artist*, esineja*, tööleping*,
  töötaja*, taganemisõigus*, halva ilma, ilmastiku*
cancel_never: tühistamiskindlustus*, reisitõrke*, suitsetamisest loobu*, ei tühistata, seaduse tühista*,
  ametist loobu*
late_told: hiline*, hilinemi*, hilinemine, hilinemise, hilinete, hilinemisel, hilined, hilinenud, hilinejad,
  hilinejaid, hilinejatele, hiljaks jää*, hiljaks, hiljaks jäämi*, hiljem saabu*, saabute hiljem, saabud hiljem,
  hiline saabumine, hilisem saabumine, hilise saabumi*, hilisest saabumi*, hilisemast saabumi*, saabumine pärast,
  saabumine peale, saabute pärast, saabute peale, mitteilmumi*, ei ilmu, ilmumata, kohale ei ilmu, kohale ei tule,
  ei tule kohale, tulemata jätmi*, puudumi*, puudumine, puudumise, puudutud, puudumisel, vahele jää*, vahelejää*,
  vahele jäänud, järele teha, järgi teha, no-show, no show
late_rather: minutit, min, minuti, lühen*, tasu, täishin*, täies ulatuses, # %, teata*, helista*, ootame, oodatakse,
  hilin*, hiljaks, viivist
late_unlike: hiline lahkumi*, hilisem väljaregistreeri*, väljaregistreeri*, pagas*, viivis*, arve, arvete, makse*,
  maksega, maksmisega, tarne*, võlg*
late_never: hiline väljaregistreeri*, hiljemalt, hilisem lahkumine, maksega hiline*, makse hiline*, ootame teid,
  ootame sind, raamatu*, viivitamata, hiliskeskaeg*, hilisõhtu*
complaint_told: kaebus*, kaebuse, kaebused, kaebuste, kaebust, kaevata, pretensioon*, pretensioonid, pretensioonide,
  pretensiooni, reklamatsioon*, rahulolematu*, rahulolematus*, ei ole rahul, pole rahul, ei jäänud rahule,
  ei jää rahule, kui miski ei, kui midagi on valesti, kui midagi läheb valesti, läheb valesti, probleemi korral,
  probleemide korral, probleemide tekkimisel, puuduste korral, puudus*, vaidlus*, vaidlused, vaidluste,
  tarbijakaits*, tarbijavaidlus*, tarbijavaidluste komisjon*, tagasiside*, tagasisidet, ettepanek*, ettepanekud
complaint_rather: esita*, esitada, kirjalik*, pöördu*, pöörduda, teata*, helista*, kirjuta*, e-post*, @,
  päeva jooksul, tööpäeva, vasta*, lahenda*, juhataja*, juhile, vorm*, telefon*, võta* ühendust
complaint_unlike: valu*, sümptom*, tervisekaebus*, naabri*, haigus*, andmekaits*, puudumi*, koolist
complaint_never: terviseprobleem*, tervisekaebus*, seljavalu*, kaebused ja sümptom*, klientide tagasiside,
  loe tagasiside*, tagasisidestami*
delivery_told: kohaletoimetami*, kohaletoimetamine, kohale toimetami*, toimetame kohale, toimetame koju, kojutoo*,
  kojuveo*, kojuvedu, kojukan*, koju kätte, toome koju, toome kohale, viime koju, viime kohale, veame, tarne*, tarne,
  tarneaeg, tarneaja*, tarneviis*, tarnetasu*, tarnehin*, tarneting*, tarnime, transport*, transpordi*,
  transporditasu*, saatmine, saatmiskulu*, saatmistasu*, saatekulu*, postikulu*, saadame, saadetakse, saadetis*,
  postiga, postipakk, postipaki*, kuller*, kulleriga, kullertee*, pakiautomaa*, pakiautomaati, omniva, smartpost,
  smartposti, itella, dpd, venipak, tuleme kohale, tuleme koju, tuleme teie juurde, sõidame kohale, väljasõi*,
  väljasõit, väljakutse*, koduvisii*, kodukülastus*, koduteenus*, kliendi juurde, kliendi juures, ise järele,
  järeletulemi*, kättesaamine poest, pakk saabub, üle eesti, kogu eesti
delivery_rather: tööpäev*, päeva, päev, tasuta, €, eurot, hind, maksab, koju, tellimus*, üle #, alates, piirkon*, km,
  raadius*, piires, tarnime
delivery_unlike: tagast*, toll*, tollimaks*, kahjust*, postkast*, pretensioon*, arve, defekt*, puudus*
delivery_never: kinnitus*, saadame arve, arve saadetakse, saadame e-kirj*, saadame kinnit*, e-postile, e-posti teel,
  e-kirjaga, meilile, sms, sõnumi*, link, lingi, raport*, pilte, pildid, tunnistus*, sertifikaa*, saatekir*,
  retsept*, uudiskirja*, avaldus*, tarnija*, saatke, saada oma, lapsele järele, lastele järele, bussitransport,
  ühistranspor*
who_told: omanik, omaniku, omanikud, omanike, asutaja, asutajad, asutaja*, asutas, asutasid, rajas, rajaja*, looja,
  juhataja*, juhataja, juhatajad, juht, juhib, juhivad, juhiks, tegevjuht*, direktor*, direktor, koolijuht*, rektor,
  juhatus, juhatuse, juhatuse liige, juhatuse liikmed, juhatuse esimees, esimees, president, peremees, perenaine,
  pererahva*, pererahvas, perefirma*, pereettevõt*, pereettevõte, peakokk, peaarst*, juhtivarst*, peatreener*,
  eestvedaja*, eestvedamisel, meie meeskond, meie meeskonna*, meeskond, meeskonda kuulu*, meeskonnas, meie tiim,
  tiim, tiimi, personal, meie töötajad, meie inimesed, meie õpetajad, meie treenerid, meie arstid,
  meie spetsialistid, kollektiiv, töötajad, õpetajad, treenerid, juhendajad, koolitaja*, kontaktisik*, kuulub,
  kuulub perekon*, omanduses
who_rather: omanik*, asuta*, pere*, juhataja*, juht*, juhib, direktor*, esimees, juhatus*, meeskon*, tiim*,
  perenaine, peremees, kogemus*
who_unlike: koera*, kassi*, lemmik*, kahju*, vastutab kahju*, €, eurot, hind, auto omanik*, sõiduki*,
  vastutav töötleja, andmekaits*, kirjalik*, vanemad, vanemate, lapsevanem*
who_never: koeraomanik*, koera omanik*, looma omanik*, loomaomanik*, lemmiklooma omanik*, auto omanik*, autoomanik*,
  sõiduki omanik*, sõiduki juht*, omaniku vastutusel, omal vastutusel, endine omanik, eelmine omanik, korteriomanik*,
  kinkekaardi omanik*, juhiluba*, juhiloa, meeskonnamäng*, meeskonnatöö, meeskonnakoolitus*
who_notasked: millal, kui palju, maksab, kes võib, kes saab, kes võivad, kes saavad, kes tohib, igaüks
data_told: isikuandme*, isikuandmed, isikuandmete, isikuandmeid, andmekaits*, andmekaitse, privaatsus*,
  privaatsuspoliitika*, privaatsusting*, andmetöötlu*, andmeturv*, gdpr, isikuandmete kaits*, konfidentsiaal*,
  teie andmeid, teie andmed, teie andmete, sinu andmeid, sinu andmed, sinu andmete, kliendi andmed, kliendi andmeid,
  klientide andmeid, kliendiandme*, patsiendi andme*, terviseandme*, andmete töötlemi*, andmete säilitami*,
  andmete kustutami*, andmeid ei, andmeid säilita*, andmeid hoi*, andmeid töötle*, andmeid kasuta*,
  kolmandatele isikutele, kolmandatele osapooltele, vastutav töötleja, volitatud töötleja, andmesubjekt*, küpsise*,
  küpsised, videovalve*, turvakaamera*, valvekaamera*, pildistami*, pildistatakse, pildistame, filmimi*, filmitakse,
  fotode avaldami*, piltide avaldami*, fotosid avalda*, fotosid ja videoid, nõusolek* avalda*, nõusolekul avalda*
data_rather: säilita*, hoia*, avalda*, edasta*, kustuta*, töötle*, kaits*, nõusolek*, ei, kolmanda*, isikuandme*,
  konfidentsiaal*, kasuta*, seadus*
data_never: parool*, arvutikursus*, mobiilne andmeside, andmeside*, andmemaht*, andmete taasta*, andmetaaste*,
  varukoopia*, tehnilised andmed, kontaktandmed, fotonäitus*, fotostuudio*, fotograaf*, pildistamisteenus*,
  hoida jahedas, hoida kuivas
data_notasked: kadunud, kaotasin, kadusid, taasta*, päästa, eksport*, import*, üle kanda, varukoopia*, andmeside*,
  kõvaketas, kõvakettal*
jobs_told: tööpakkumi*, töökuulutu*, vabad töökohad, vaba töökoht, vabad ametikohad, vaba ametikoht, vabu töökohti,
  võtame tööle, pakume tööd, tule meile tööle, tule tööle, tööle meie juurde, töö meie juures, tööta meie juures,
  liitu meie meeskonnaga, liitu meie tiimiga, otsime .. meeskonda, otsime .. tiimi, otsime .. kolleegi*,
  otsime .. töötaja*, otsime .. tööle, otsime .. ametikohale, ootame .. meeskonda, ootame .. tööle,
  ootame .. praktikale, uut kolleegi, uusi kolleege, töötajaid juurde, praktikakoh*, praktikale, praktikant*,
  praktikandi*, praktikavõimalu*, praktikajuhendaja*, töövari, töövarju*, õpipoi*, suvetöö*, hooajatöö*, õpilasmalev*,
  kandideeri*, kandidaat*, tööavaldu*, avaldus .. cv, saada .. cv, saatke .. cv, cv, elulookirjeldu*,
  motivatsioonikir*, tööintervjuu*, töövestlus*, täiskohaga, osalise tööajaga, poole kohaga, katseaeg, katseaja*,
  brutopalk, tööle asumi*
jobs_rather: otsime, ootame .. praktikale, võtame tööle, kandideeri*, saada .. cv, saatke .. cv, cv saata,
  cv .. aadressil*, saada .. kiri, kirjuta, kirjutage, e-post*, meili*, aadressil, hiljemalt, tähtaeg, tööle asumi*,
  alates, eurot tunnis, tunnitasu*, brutopalk, palk, võta ühendust
jobs_never: praktikas, aastane töökogemus, aastast töökogemust, pikaajaline töökogemus, alustas praktikandina,
  tuli meile praktikale, tegi praktika, hüvitise avaldus, hüvitise taotlu*, järelmaksu taotlu*, tööde garantii,
  kursusele kandideeri*, liivakarjäär*
jobs_notasked: praktikas, hüvitis*, järelmaks*, soodustus*, mis haridus, kui kaua, rentida, üürida, vabu aegu
`
