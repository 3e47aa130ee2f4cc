/** How topics are told of in Finnish. */
export const FINNISH = `
offer_says: tarjoamme, myymme, korjaamme, huollamme, vuokraamme, valmistamme, teemme, leivomme, opetamme,
  järjestämme, rakennamme, asennamme, suunnittelemme, tuotamme, toimitamme, palvelemme, hoidamme, autamme,
  koulutamme, kunnostamme, siivoamme, painamme, ompelemme, vakuutamme, kasvatamme, maahantuomme,
  olemme erikoistuneet, erikoistumme, erikoisalamme, olemme yksi, olemme perhe*, olemme pieni, olemme vuonna,
  olemme täyden palvelun, olemme suomalainen, olemme paikallinen, olemme kotimainen, olemme * yritys,
  olemme * kauppa, olemme * liike, olemme alan, meiltä saat, meiltä löydät, meiltä löytyy, meiltä saa, meillä voit,
  meillä on laaja, meillä on tarjolla, valikoimastamme, valikoimaamme, valikoimassamme, palveluihimme kuuluu,
  palveluihimme kuuluvat, palvelumme, palvelumme kattavat, tuotevalikoimamme, toimintaamme kuuluu, koulumme,
  kauppamme, hotellimme, liikkeemme, klinikkamme, korjaamomme, yrityksemme, myymälämme, ravintolamme, museomme,
  seuramme, yhdistyksemme, kahvilamme, studiomme, opetan, tarjoan, valmistan, autan
offer_is: on, on yksi, on vuonna, on perustettu, perustettiin, perustettu vuonna, perustettu, aloitti toimintansa,
  avattiin, tervetuloa, on toiminut, toimii, sijaitsee, tarjoaa, valmistaa, myy, vuokraa, korjaa, järjestää, auttaa,
  palvelee, vakuuttaa, ovat
offer_heads: palvelu*, palvelumme, palvelut, tuotteet, tuotteemme, tuote*, valikoima*, tuotevalikoima*, tarjonta*,
  kurssit, kurssimme, kurssitarjonta, tunnit, ryhmätunnit, lukujärjestys, hoidot, hoitomme, hoitovalikoima,
  toimenpiteet, ruokalista, menu, lounaslista, listamme, huoneet, huoneemme, majoitus, ohjelma, ohjelmisto,
  näyttelyt, jäsenyydet, jäsenyys, liput, paketit, opetus, oppiaineet, harrasteryhmät, vuokraus, korjaukset, huollot,
  hinnasto*, hinnat, meistä, tietoa meistä, tietoa yrityksestä, yritys, esittely, yritysesittely, keitä olemme,
  keitä me olemme, mitä teemme, mitä me teemme, mitä tarjoamme, toiminta, toimintamme, näin voimme auttaa,
  osaamisalueet, mitä vakuutus kattaa
prices_heads: hinnat, hinta, hinnasto*, hintamme, hintalista, hintaesimerk*, hintatiedot, palveluhinnasto, tuntihin*,
  tuntiveloitus, taksat, taksa, maksut, maksu, kustannukset, liput, lippujen hinnat, lippuhin*, pääsymaksu*,
  pääsyliput, sisäänpääsy*, sisäänpääsymaksut, jäsenmaksu*, jäsenyydet, kurssimaksu*, kurssihinnat, lukukausimaksu*,
  osallistumismaksu*, vuokrahin*, vuokrat, huonehin*, palkkiot, mitä maksaa, mitä se maksaa, veloitukset, kausimaksu*
prices_besides: varausmaksu*, ennakkomaksu*, vakuus*, vakuusmaksu*, pantti*, toimitus*, toimitusmaksu*,
  toimituskulu*, postikulu*, postimaksu*, rahti*, lähetyskulu*, kuljetus*, kuljetusmaksu*, katoaminen, kadonnut,
  kadonneesta, kadonneen, vahinko*, vahingot, rikkoutumi*, korvaus*, viivästys*, viivästymismaksu*,
  myöhästymismaksu*, viivästyskorko*, muistutusmaksu*, perintä*, sakko*, sopimussakko*, omavastuu*, peruutusmaksu*,
  peruuttamaton, loppusiivous*, lisämaksut, laskutuslisä, vyöhyke
pay_told: maksutap*, maksutavat, maksutapana, maksuväline*, maksuehto*, maksuehdot, maksaminen, maksu tapahtuu,
  maksu suoritetaan, maksun voi suorittaa, maksun voi, maksat, maksetaan, maksaa kortilla, maksaa käteisellä,
  maksaa laskulla, maksaa verkko*, maksaa mobilepay*, maksaa kassalla, voi maksaa, voit maksaa, voidaan maksaa,
  käteisellä, käteinen, käteistä, kortilla, kortilla tai käteisellä, mobilepay*, mobile pay, laskulla, laskutus*,
  laskutamme, lasku lähetetään, lähetämme laskun, verkkolasku*, e-lasku*, verkkopank*, verkkomaksu*, tilisiirto*,
  tilisiirrolla, tilille, osamaksu*, osamaksulla, erissä, maksuerä*, maksuaika*, klarna*, paypal*, smartum*, epassi*,
  e-passi*, edenred*, liikuntaseteli*, kulttuuriseteli*, palveluseteli*, maksusitoumus*, hyväksymme,
  käyvät maksuvälinei*
pay_rather: hyväksymme, käyvät, käy maksuvälineenä, voit maksaa, voi maksaa, maksu tapahtuu, maksutavat, maksutap*,
  maksuväline*, kortilla, käteisellä, laskulla, mobilepay*, verkkopank*
pay_unlike: palaut*, hyvit*, takaisin, vakuus*, vakuut*, pantti*, sakko*, viivästys*, muistutusmaksu*, korvaus*,
  vahinko*, perun*, peruut*, työnantaja*, ennakko*, varausmaksu*, palkka*
pay_asked: miten, millä, mitkä, mitä, mikä, voiko, voinko, voiks, saako, saanko, saaks, käykö, käyks, onnistuuko,
  otatteko, hyväksyttekö, kuinka, onko, mahdollista, kelpaako, maksutap*, laskulla, osamaksu*
pay_notasked: raja, enimmäis*, maksimi, minimi, kuka maksaa, kenen pitää maksaa, pitääkö maksaa, täytyykö maksaa,
  milloin, koska pitää, paljonko, kuinka paljon, mitä maksaa, hävi*, hukkas*, kadonnut, takaisin, liikaa, kahdesti
voucher_told: lahjakort*, lahjakortti*, lahjaseteli*, lahjakuponki*, lahjakoodi*, lahjapaket*, lahjaksi,
  elämyslahja*, elämyskort*, aineeton lahja, voucher*
voucher_rather: voimassa, ostaa, osta, ostettavissa, myymme, myytävänä, saatavilla, saat, tilaa, tilata, kuukautta,
  vuoden, vuotta, arvoinen, haluamallesi, summalle, alkaen
voucher_never: alennuskoodi*, alennuskuponki*, tarjouskoodi*, hyvityslasku*, ei voi maksaa lahjakortilla,
  palveluseteli*, lahjakortti ei käy
voucher_asked: lahja*, lahjaksi, lahjakort*, lahjaseteli*, kuponki*, voucher*, antaa, yllät*
cards_told: ei kortteja, emme hyväksy kortteja, emme hyväksy kortti*, emme ota kortteja, ei korttimaksua,
  vain kortilla, ainoastaan kortilla, vain korttimaksu*, vain kortti, vain käteisellä, ainoastaan käteisellä,
  vain käteinen, vain käteistä, vain käteismaksu, emme ota käteistä, emme käsittele käteistä,
  emme vastaanota käteistä, emme hyväksy käteistä, ei käteistä, käteinen ei käy, käteisvapaa, käteisetön,
  kortilla tai käteisellä, käteisellä tai kortilla, kortit käyvät, kortti käy, yleisimmät kortit,
  yleisimmät maksukortit, yleisimmät pankki*, yleisimmät luottokort*, kaikki kortit, kaikki maksukortit,
  kaikki yleisimmät kortit, tavallisimmat kortit, maksukort*, pankkikort*, luottokort*, debit*, korttimaksu*,
  korttimaksut, maksu kortilla, maksaa kortilla, visa, mastercard, american express, amex, lähimaksu*, apple pay,
  google pay, maksupääte*
cards_unlike: palaut*, hyvit*, vakuu*, vakuutena, varausmaksu*, takuu*, jäsenkort*, opiskelijakort*, voimassa,
  kadonnut, kadonneen, lahjakort*, katevarau*, avainkort*, alennu*, kirjastokort*
cards_never: ilman korttia, korttia ei tarvita, osamaksu*, kirjastokortti*, kelakort*, kela-kort*, sarjakort*,
  kulkukort*
cards_asked: maks*, käykö, käyks, käyvätkö, käy, käyvät, otatteko, hyväksyttekö, hyväksyt*, kelpaako, toimiiko,
  onnistuuko, voiko, voinko, vain, pelkkä, käteis*, käteinen, pääte*, lukija*, onko, pitääkö
cards_notasked: raja, enimmäis*, maksimi, hävi*, hukkas*, kadonnut, kadonneen, lahjakort*, lahja*, jäsenkort*,
  kirjastokort*, viisumi*, sarjakort*, ruokalista*
refund_told: rahat takaisin, rahan takaisin, rahojen palaut*, maksu palautetaan, maksun palaut*, palautetaan maksu*,
  maksua ei palauteta, maksut palautetaan, maksuja ei palauteta, palautetaan, ei palauteta, palautamme, palautus*,
  palautuksen, palautukset, palautusoikeu*, palautusaika*, palautusehto*, palautusehdot, palauttaa tuot*,
  palauttaa tavara*, palauttaa ostoks*, palauttaa avaamat*, voit palauttaa, voidaan palauttaa, tuotteen palaut*,
  palautettava, palautettavan, hyvitys*, hyvitetään, hyvitämme, hyvityksen, hyvityksenä, vaihto-oikeu*,
  vaihto ja palautus, vaihtaa tuotteen, vaihdamme tuotteen, vaihdetaan toiseen, peruuttamisoikeu*, peruutusoikeu*,
  kaupan peruuttaminen, purkaa kaupan, maksetaan takaisin, takaisinmaksu*, maksamme takaisin, rahanpalautus*
refund_rather: päivää, päivän, vuorokau*, viikon, rahat, rahaa, maksu, maksun, kuitti*, käyttämätön, käyttämättöm*,
  # %, palautetaan, hyvitetään, täysimääräi*
refund_unlike: vakuus*, pantti*, avain, avaimen, avaimet, laina*, lainat*, kirja*, vuokra-auto*, veroilmoit*, pullo*
refund_never: meno-paluu, menopaluu, paluumatka*, palautetta, palautteen, palaute, palautuminen, palautumista,
  palautuskoodi*, pullonpalautus*, palautuslaatikko*, palauta avain*, avaimen palaut*, soitamme takaisin,
  palauttava*, palautetaan lainat*, palauta kirja*
refund_notasked: milloin olette takaisin, palautett*, palaute, soittaa takaisin, soitatteko takaisin, menopaluu,
  lainat*, lainata
deposit_told: ennakkomaksu*, ennakkomaksun, varausmaksu*, varausmaksun, käsiraha*, vakuusmaksu*, vakuus, vakuuden,
  vakuutta, vakuudeksi, takuuvuokra*, pantti, panttimaksu*, pantin, panttia, maksetaan ennakkoon,
  maksettava ennakkoon, maksetaan etukäteen, maksettava etukäteen, maksu etukäteen, maksetaan varattaessa,
  maksetaan varauksen yhteydessä, varauksen yhteydessä, varattaessa, varaushetkellä, tilauksen yhteydessä,
  tilattaessa, ilmoittautumisen yhteydessä, ilmoittautumismaksu*, katevarau*, loppusumma*, loppumaksu*, loppuosa*,
  varauksen vahvista*, emme peri ennakko*, ensimmäinen erä
deposit_with: #, %, prosenttia, puolet, puolen, koko, euroa, euron, ei, ilman, peritään, perimme, vaaditaan,
  maksetaan, maksettava, veloitetaan, vakuus*, varausmaksu*, ennakkomaksu*
deposit_rather: varau*, varaa*, tilau*, vahvist*, peritään, perimme, vaaditaan, maksetaan, erääntyy, eräpäivä*,
  ennakkomaksu*, varausmaksu*, vakuus*
deposit_unlike: pullo*, kuppi*, muki*, tölkki*, palautetaan, palaut*, pidätetään, avain*, takaisin, ennakkoon varat*,
  vakuutus*, ilmoittaudu ennakkoon
deposit_notasked: takaisin, palaut*, saanko vakuuden, pullo*
discount_told: alennus*, alennuksen, alennusta, alennuksia, *alennus, *alennusta, *alennuksen, *alennukset,
  alennettu*, alennetun, alennettuun hintaan, alennetulla, alennuskoodi*, alekoodi*, kampanja*, kampanjakoodi*,
  tarjouskoodi*, edullisempi, edullisemmin, edullisempaan, halvempi, halvemmalla, puoleen hintaan, puolet hinnasta,
  erikoishin*, ryhmähin*, opiskelijahin*, eläkeläishin*, perhehin*, perhelippu*, perheliput, jäsenhin*, lastenlippu*,
  lasten lippu, opiskelijalippu*, eläkeläislippu*, ryhmälippu*, pakettihin*, sarjakort*, sarjalippu*, kanta-asiakas*,
  kanta-asiakkai*, etukort*, jäsenetu*, jäsenedut, tarjoushin*, ennakkovaraajan hinta, early bird,
  opiskelijat ja eläkeläiset, opiskelijat .. €, eläkeläiset .. €, opiskelijat .. euroa, eläkeläiset .. euroa,
  työttömät .. €, ryhmät .. €, lapset .. €, lapset .. ilmaiseksi, lapset .. maksutta, lapset .. ilmainen,
  alle .. ilmaiseksi, alle .. maksutta, alle .. ilmainen, avustaja .. ilmaiseksi, avustaja .. maksutta,
  jäsenet .. ilmaiseksi, jäsenet .. maksutta, museokortilla, ilmainen sisäänpääsy, vapaa pääsy, -# %, # % alennus*,
  # prosentin alennus*, leimakort*
discount_rather: # %, # prosent*, alennu*, *alennus, *alennusta, opiskelij*, eläkeläi*, ryhm*, jäsen*, lapset,
  puoleen hintaan, edullisem*
discount_unlike: alv, arvonlisävero*, viivästy*, myöhästy*, vakuus*, peruut*, perun*, kosteus*, alkoholi*, tentti*,
  korko*, korvaus*, täytyy
included_told: sisältyy, sisältyy hintaan, sisältyvät, sisältyvät hintaan, sisältyen, hintaan sisältyy,
  hintaan sisältyvät, hinta sisältää, hinnat sisältävät, sisältää, sisältävät, hintaan kuuluu, hintaan kuuluvat,
  kuuluu hintaan, kuuluvat hintaan, hinnassa mukana, hintaan ei sisälly, eivät sisälly, ei sisälly, sis.,
  sisältyy maksuun, sisältyy lippuun, sisältyy jäsenyyteen, sisältyy vuokraan, lipun hintaan, samaan hintaan,
  ilman lisämaksua, ilman lisäkustannuksia, ei lisämaksua, ei lisäkuluja, ei piilokuluja, lisämaksu*, lisämaksusta,
  lisämaksulla, lisähinta*, lisähintaan, lisäkulu*, lisäkustannu*, lisäveloitu*, veloitetaan erikseen,
  maksetaan erikseen, laskutetaan erikseen, hintaan lisätään, lisäksi peritään, kokonaishin*
included_rather: hinta, hintaan, hinnat, hinnoissa, hinnassa, lipun, lippu*, maksuun, maksu, jäsenyy*, jäsenmaksu*,
  paket*, vuokra*, kaikki, sisältyy, sisältää
included_unlike: alv, arvonlisävero*, vero, verot, peruut*, perun*, palaut*, hyvit*, laktoosi*, gluteeni*, pähkin*,
  allerge*, vakuutus*
guarantee_told: takuu, takuun, takuuta, takuulla, takuuaika*, takuuajan, takuuehto*, takuuehdot, takuukorjau*,
  takuuhuolto*, annamme takuun, vuoden takuu*, kuukauden takuu*, myönnämme takuun, tyytyväisyystakuu*,
  elinikäinen takuu, laatutakuu*, takaamme, taataan, virhevastuu*, virhevastuuaika*, valmistusvirhe*, valmistusvika*,
  materiaalivika*, materiaalivirhe*, raaka-ainevir*, korjaamme veloituksetta, korjaamme maksutta,
  korjaamme ilmaiseksi, korjataan veloituksetta, korjataan maksutta, korjataan ilmaiseksi, takaamme työn*
guarantee_rather: vuoden, vuotta, kuukauden, kuukautta, kattaa, voimassa, myönnämme, annamme, takuu
guarantee_never: emme takaa, emme voi taata, ei voida taata, ei taata, takuuvuokra*, takuumaksu*, takuusäätiö*,
  vakuusraha*, pankkitakau*, takaa löyty*, talon takaa, varaus takaa
guarantee_notasked: pident*, pidempi, jatkaa, takuuvuokr*, paikka taattu
bring_told: ota mukaan, ota mukaasi, otathan mukaan, ottakaa mukaan, ottaa mukaan, otettava mukaan, otetaan mukaan,
  mukaan tarvitset, mukaan tarvitaan, mukana tulee olla, mukana oltava, mukanasi, tuo mukanasi, tuothan mukanasi,
  tuokaa mukana*, tuo oma, tuo omat, tuotava, oma pyyhe, omat pyyhkeet, pyyhe, oma matto, omat varusteet,
  omat välineet, omat eväät, eväät, vaihtovaat*, vaihtokeng*, sisäkengät, sisäpelikengät, sisätossut, juomapullo,
  joustavat vaatteet, mukavat vaatteet, sään mukai*, säänmukai*, säähän sopiva*, pukeudu, pukeutukaa, pukeutuminen,
  pukukoodi*, pukeutumiskoodi*, varuste*, varustelista*, varusteluettelo*, henkilöllisyystodistu*, henkilötodistu*,
  kuvallinen, ajokortti, ajokortin, passi tai, kela-kort*, kelakort*, lähete, varaudu todistamaan, esitettävä, esitä
bring_rather: mukaan, mukana, mukanasi, tarvitset, tarvitaan, tulee, täytyy, pitää, oma, omat, vaatteet, kengät,
  sisäkengät, pyyhe, varusteet, henkilöllisyystodistu*, muista, muistathan, pakollinen
bring_never: ota mukaan ystävä, tuo ystävä, ei saa tuoda, ei saa ottaa mukaan, lemmik*, koira*, noutoruoka,
  mukaan otettava ruoka, ruokaa mukaan, take away, tuo auto*, tuo meille, ei tarvitse ottaa mukaan, jäte*, jätteet,
  lapsen voi tuoda
bring_asked: mitä, mitkä, millaiset, minkälaiset, jotain, jotakin, pitääkö, täytyykö, tarvitseeko, tarvitsenko,
  tarvitaanko, tarviiko, oma, omat, omia, oman, miten, kuinka, mukaan, mukana
wifi_told: wifi*, wi-fi*, wlan*, langaton verkko, langattoman verkon, langattomaan verkkoon, langaton internet*,
  langaton netti*, langaton, langattom*, internet, internetyhtey*, internet-yhtey*, nettiyhtey*, netti, laajakaista*,
  valokuitu*, vierasverk*, asiakasverk*, hotspot*
wifi_rather: ilmainen, ilmaiseksi, maksuton, maksutta, salasana*, vierail*, asiakkai*, asiakkaat, verkko, verkon,
  koko, huoneissa, nopea, käytössä, käytettävissä
wifi_never: ghz, kanava*, reititin*, reitittim*, langaton laturi, langattomat kuulokk*, langaton kuulo*,
  internetosoite, internetsivu*, internet-sivu*, varaa internetissä, langaton lataus
wifi_notasked: salasana*, koodi*, tunnus, ilman, hidas, ei toimi, myyttekö, liittymä*
parking_told: pysäköinti*, *pysäköinti, pysäköintipaik*, pysäköintialue*, pysäköintihalli*, pysäköintitalo*,
  pysäköintimaksu*, pysäköintikiek*, pysäköidä, pysäköi, pysäköivät, pysäköity, pysäköimällä, pysäköitävä,
  parkkipaik*, parkkihalli*, parkkialue*, parkkitila*, parkkeera*, parkki, parkissa, autopaik*, autotalli*,
  autohalli*, asiakaspaik*, vieraspaik*, invapaik*, autolämmityspaik*, lämmityspaik*, latauspiste*, latausasema*,
  sähköauton lataus, sähköautojen lataus*, lataustolp*, easypark, moovy, kadunvarsi*
parking_rather: ilmainen, ilmaiseksi, maksuton, maksutta, maksullinen, maksaa, €, tuntia, vuorokau*, paikkaa,
  paikkoja, edessä, takana, vieressä, pihalla, asiakkai*, vierai*, lähin
parking_unlike: vuokra-auto*, vahinko*, lastenvaunu*, varkau*, polkupyörävuokra*
parking_never: kansallispuisto*, leikkipuisto*, huvipuisto*, luonnonpuisto*, seikkailupuisto*, seisontajarru*,
  pysäköintijarru*, pysäköintitutk*, lastenvaunupark*
children_told: lapsi, lapset, lapsia, lapsen, lasten, lapsille, lapselle, lapsiin, lapsien, lapsiperhe*,
  lapsiystäväll*, perheystäväll*, vauva, vauvat, vauvoille, vauvan, vauvojen, vauvojen kanssa, taapero*, pikkulap*,
  perheen pienimm*, syöttötuol*, lastentuol*, matkasän*, pinnasän*, vauvansän*, hoitopöyt*, vaipanvaihto*,
  lastenhoitohuone*, imetys*, lastenlista*, lastenannos*, lasten annos*, leikkipaik*, leikkinurk*, leikkihuone*,
  leikkitila*, leikkialue*, leikkipuisto*, lapsiparkki*, lastenhoito*, alle #-vuot*, alle # vuot*, alle # v,
  yli #-vuot*, #-vuotiai*, #-vuotiaat, #–#-vuot*, #-#-vuot*, kouluikäi*, huoltajan seurassa, huoltajan kanssa,
  aikuisen seurassa, aikuisen kanssa
children_rather: tervetull*, tervetulleita, sallittu*, saa, saavat, ei, vain, ainoastaan, alle, yli, sopii, soveltuu,
  seurassa, aikuisen, huoltajan, ilmaiseksi, pääsevät, valitettavasti, kaikenikäi*
children_unlike: avain*, kuvi*, valokuv*, lasku*, vakuut*, haetaan, turvaistui*, korvau*, peruu*, sairas*, sairast*,
  hampa*, häkki*
children_never: perhelääkäri*, lasten polkupyör*, lastenpyör*, lasten ulottuvilta, pidä lasten ulottu*, lapsilisä*,
  lapsettom*, pelastakaa lapset, lastenlääkäri*, lastenkirja*, lapsiluku*
children_notasked: ruoka*, ruokia, vaate*, vaattei*, kengät, kenkiä, hiukset, tuottei*, tuotteet, kirjoja, leluja,
  lelut, hinta*, maksaa, kuinka monta, montako, minkä niminen, lääke*, pyörä, pyöriä
dogs_told: koira, koirat, koiria, koiran, koirien, koirasi, koirille, koiralle, koirat ovat, koirineen, lemmikki,
  lemmikit, lemmikkejä, lemmikin, lemmikkien, lemmikkieläi*, lemmikkieläimet, lemmikkisi, lemmikkiystäväll*,
  koiraystäväll*, eläimet, eläimiä, eläinten, eläin, opaskoir*, avustajakoir*, avustuskoir*, kissa, kissat, kissoja,
  karvakaver*, nelijalkai*, lemmikkimaksu*
dogs_rather: tervetull*, sallittu*, sallitaan, saa, saavat, ei, eivät, vain, ainoastaan, hihna*, hihnassa, kytke*,
  kytkettynä, lisämaksu*, pääsevät, kielletty, poikkeu*, valitettavasti
dogs_unlike: yksin, keksi*, herkku*, rokot*, allergi*, tiski*, turkki*, ruoka*, #
dogs_never: hot dog*, koirankeksi*, villieläi*, eläinlääkäripäivys*, tuotantoeläi*, koirakouluun ilmoit*,
  eläintarha*, maatilan eläimet, eläinperäi*
dogs_notasked: ruoka*, ruokaa, tuottei*, tuotteet, turkki*, karva*, trimm*, lelu*, rokot*, myyttekö, kurssi*,
  kursseja, hampa*, allergi*, maksaa, leikkaus*, kynsi*, kynnet
access_told: esteetön, esteettöm*, esteettömästi, esteettömyy*, pyörätuol*, pyörätuolilla, liikuntarajoit*,
  liikuntaestei*, liikkumisestei*, liikuntavamma*, vammaist*, vammaisi*, vammainen, vammaiset, inva-wc*, invavessa*,
  inva*, hissi, hissillä, hissiä, hissin, hissit, portaita, portaat, portaaton, porras, porrasta, portaiden, kynnys,
  kynnyksetön, kynnyksiä, luiska*, ramppi, rampin, katutaso*, katutasossa, maantasossa, ensimmäisessä kerroksessa,
  lastenvaunu*, lastenvaunuilla, rattailla, rollaattor*, induktiosilmuk*, näkövamma*, kuulovamma*, avustaja,
  avustajan, saattajan, saavutettav*
access_rather: esteetön, esteettöm*, pyörätuol*, hissi*, luiska*, portaaton, inva*, katutaso*, kynnyksetön, pääsee
access_unlike: muutto*, kanto*, tupako*, hätäpoistu*, palo*, tikka*, tikkai*, siivou*, siivoami*, piano*, aamiainen,
  vuokrataan lastenvaun*
access_never: oppilaat joilla, hiihtohissi*, hissilippu*, hissiliput, porrassiivou*, rappukäytävä*,
  saatavilla verkossa, nostohissi*, autohissi*, saavutettavuusseloste*, invalidiliit*
age_told: ikäraja*, ikärajan, ikäraja on #, alaikäraja*, yläikäraja*, vähimmäisikä*, enimmäisikä*, minimi-ikä*,
  alin ikä, ikävaatimu*, ikäsuositu*, ikärajoitu*, vähintään #-vuot*, vähintään # vuotta, vähintään # vuoden,
  vähintään # v, yli #-vuot*, yli # vuot*, yli # v, alle #-vuot*, alle # vuot*, alle # v, #-vuotiai*, #-vuotiaat,
  #-vuotiaasta, #-vuotias, # vuotta täyttä*, täyttänyt # vuotta, täyttäneet # vuotta, täyttäneille, # vuoden iässä,
  # vuoden iästä, # vuoden ikäi*, #–#-vuot*, #-#-vuot*, #–# vuot*, k-#, k#, täysi-ikäi*, täysikäi*, alaikäi*,
  alaikäiset, kaikenikäi*, kaiken ikäi*
age_rather: tulee olla, pitää olla, on oltava, oltava, vähintään, vain, ainoastaan, ikäraja*, osallistuj*, jäsen*,
  kuljettaja*, lapset, sallittu*, kielletty, huoltaj*, suostumu*, henkilöllisyystodistu*, täysi-ikäi*
age_unlike: kokemu*, ilmaiseksi, maksutta, ilmainen, säilytetään, säilyt*, alennu*, sitten, historia*, €, euroa,
  eläkeläi*
age_never: takuu*, vuoden takuu, vuotta sitten, vuodesta #, voimassa # vuotta, lahjakort*, lasku*, tietoja säilyte*,
  yli # vuoden kokemu*, # vuoden kokemu*, yli # vuotta alalla
age_asked: ikä*, ikäraja*, iä*, ikäinen, ikäiset, ikäisille, ikäisenä, vanha, vanhana, vanhoille, nuori, nuoret,
  vuotias, vuotiaat, vuotiaille, vuotta, täysi*, alaikäi*, alle, yli, vähintään
age_notasked: kuinka vanha on, kuinka vanha rakennus, kuinka vanhoja ovat, minkä ikäinen on, miten vanha on,
  kuinka vanha yritys, kuinka vanha talo, kuinka monta vuotta, montako vuotta, vuotta sitten
directions_told: bussilla, bussi, bussit, linja-auto*, linja-autolla, junalla, metrolla, raitiovaunulla,
  raitiovaunu*, ratikalla, ratikka*, autolla, lentokoneella, laivalla, polkupyörällä, julkisilla,
  julkisilla kulkuneuvoilla, julkisella liikenteellä, julkinen liikenne, bussi #, bussit #, bussilinja*, linja #,
  linjat #, raitiovaunu #, juna #, pysäkki, pysäkiltä, pysäkillä, pysäkin, pysäkille, bussipysäk*, raitiovaunupysäk*,
  ratikkapysäk*, asema, asemalta, aseman, rautatieasem*, juna-asem*, metroasem*, linja-autoasem*, matkakeskuk*,
  lentoasem*, lentokent*, keskustasta, minuutin kävely*, minuutin matkan, minuutin päässä, minuutin ajomatk*,
  kävelymatk*, kävelymatkan päässä, kävellen, kilometrin päässä, metrin päässä, km keskustasta, käänny, kääntykää,
  liittymä*, moottoritie*, moottoritieltä, valtatie*, valtatieltä, kehä i, kehä iii, risteyk*, liikenneympyrä*,
  ajo-ohje*, saapumisohje*, saapuminen, näin löydät, näin pääset, löydät meidät, löydät perille, kulkuyhtey*,
  reittiopas, opasteet, seuraa opaste*, vastapäätä, sijaitsemme, sisäänkäynti
directions_rather: asema*, pysäk*, bussi*, juna*, metro*, raitiovaunu*, autolla, minuutin, kävely*, keskusta*,
  liittym*, km, saapumi*
directions_never: retki*, retkellä, päivä #, paluumatka*, enemmän kuin, bussimatka*, opastettu, kiertoajelu*,
  kilometrikorvau*, työasema*, latausasema*, huoltoasema*, sääasema*, euroa kilometri*
holidays_told: pyhäpäiv*, pyhinä, juhlapyh*, arkipyh*, arkipyhinä, arkipyhien, jouluna, joulu, joulun, joulun aikana,
  jouluaat*, joulupäiv*, tapaninpäiv*, välipäiv*, uudenvuodenaat*, uudenvuodenpäiv*, uutenavuotena, uudenvuoden,
  vuodenvaih*, loppiai*, pitkäperjantai*, pitkänäperjantaina, pääsiäi*, pääsiäisenä, vappu, vappuna, vapun,
  vapunpäiv*, vappuaat*, helatorst*, helatorstaina, juhannu*, juhannuksena, juhannusaat*, pyhäinpäiv*,
  itsenäisyyspäiv*, kesäloma*, kesätauko*, kesätauolla, joulutauko*, joulutauolla, lomatauko*, lomalla, kesälomalla,
  talvitauko*, hiihtoloma*, syysloma*, poikkeusaukiolo*, poikkeavat aukiolo*, poikkeukselliset aukiolo*,
  ympäri vuoden, läpi vuoden, koko vuoden, suljettu #, suljettuna #, suljettu heinäkuu*, #. joulukuuta, #.12.,
  #.–#.12., 24.12., 25.12., 1.5., 6.12.
holidays_rather: suljettu, suljettuna, suljemme, kiinni, auki, avoinna, avaamme, aukiolo*, palvelemme, lomalla,
  tauolla, poikkeu*
holidays_unlike: lomaraha*, oppilai*, hiljai*, melu*, ruokalista*, joulubuffet*, pikkujoulu*, palkka*, lisä*, mökki*,
  lomamökki*, joululahja*, menu*
holidays_never: loma-asunto*, lomakohde*, lomamatka*, joulukonsert*, lahjakort*, joulukuusi*, hyvää joulua,
  lomaosake*, lomakylä*, pääsiäismuna*
holidays_notasked: kalliimpi, kalliimpaa, maksaa, hinta*, hinnat, lahja*, kurssi*, opetus*, ruokalista*, menu*,
  pikkujoulu*, buffet*, koriste*, kuusi
needed_alone: ajanvarauksella, vain ajanvarauksella, ainoastaan ajanvarauksella, vain varauksella, varauksella,
  vain ennakkovarauksella, ennakkovarauksella, ennakkovaraus, sopimuksen mukaan, vain sopimuksen mukaan,
  ilman ajanvarausta, ilman ajanvaraus*, ilman varausta, ilman ennakkovarausta, ilman ilmoittautumista,
  ilman ennakkoilmoittautumista, ei ajanvarausta, ei ennakkovarausta, ei tarvitse varata, ei tarvitse ilmoittautua,
  ei tarvita varausta, ei tarvita ajanvarausta, et tarvitse ajanvarausta, et tarvitse varausta,
  ei vaadi ajanvarausta, ei vaadi ilmoittautumista, ei vaadi varausta, ei edellytä, ennakkoilmoittautumi*,
  ei ennakkoilmoittautumista, emme ota varauksia, emme ota vastaan varauksia, emme ota pöytävarauk*,
  emme tee pöytävarauk*, voit tulla suoraan, voi tulla suoraan, tule suoraan, suoraan paikalle,
  saapumisjärjestyksessä, jonotusjärjestyksessä, walk-in, drop-in, varattava etukäteen, varattava ennakkoon,
  tilattava etukäteen, suosittelemme varaamaan, suosittelemme pöytävarau*, suosittelemme ajanvarau*,
  suosittelemme ennakkovarau*, varaathan, ilmoittauduthan, sovittava etukäteen, sovi etukäteen, sovittuna aikana,
  piipahda, poikkea
needed_told: varau*, varaus, varausta, varata, varaa, varattava, ajanvarau*, pöytävarau*, paikkavarau*,
  ennakkovarau*, ilmoittautu*, ilmoittaudu*, ilmoittauduttava, ilmoitta*, ilmoita, tilattava, tilata, tilaus*,
  tilaukset, sovittava, sovi
needed_with: täytyy, pitää, on varattava, on tehtävä, tulee, vaaditaan, vaatii, edellyttää, edellytetään,
  välttämätön, välttämätöntä, tarpeen, pakollinen, pakollista, suosittelemme, suositellaan, suositeltavaa, kannattaa,
  etukäteen, ennakkoon, viimeistään, hyvissä ajoin, ennen, tunti*, vuorokausi*, päivää, edellisenä päivänä, mennessä,
  pyydämme, sitova, tarvitset, tarvitaan
needed_unlike: peruu*, peruutus*, perua, varausmaksu*, ennakkomaksu*, vakuus*, irtisano*, palaut*, maksu*, veloit*,
  eräpäiv*, ensimmäinen yö, käyttämättä
needed_never: laki, lain mukaan, sopimusehto*, peruuttamisoikeu*, tilausvahvistu*, aikaisintaan, ongelmista ilmoit*,
  viasta ilmoit*
needed_asked: pitääkö, pitääks, täytyykö, tarvitseeko, tarvitsenko, tarvitaanko, tarviiko, tarvinko, pakko,
  pakollinen, vaaditaanko, edellyttääkö, kannattaako, ilman, etukäteen, ennakkoon, ennakko*, suoraan, välttämät*,
  tarpeen, vain, vaan, varaamatta, ilmoittamatta, syytä
needed_notasked: mitä tapahtuu jos, mitä jos, entä jos, jos en, miten, kuinka
book_told: varaa aika, varaa, varaat, varata, varataan, voit varata, varaus, varauksen, varaukset, varauksia,
  varaaminen, ajanvarau*, ajanvaraus, pöytävarau*, paikkavarau*, huonevarau*, varausjärjestelmä*, varauskalenteri*,
  varauslomake*, nettiajanvarau*, verkkovarau*, ilmoittautumi*, ilmoittautuminen, ilmoittautumiset, ilmoittaudu,
  ilmoittaudutaan, ilmoittautua, ilmoittautumislomak*, tilaa, tilaukset, tilauksen, tilaaminen, tilata, tilataan,
  tilauslomak*, liity jäseneksi, liittyä jäseneksi, jäseneksi, jäsenhakemu*, hakemu*, hakemuslomak*, hakulomak*,
  hae paikkaa, jonotuslist*, jonoon, odotuslist*, liput myydään, lipunmyynti, lippuja myyvät, liput ostetaan,
  osta liput, liput verkko*, ennakkoliput, luo tili, rekisteröidy, sovi aika, sovi tapaaminen, paikka vahvist*,
  varausvahvistu*
book_with: #, @, www*, netissä, netistä, netti*, verkossa, verkosta, verkko*, verkkosivu*, verkkokaup*,
  verkkokaupasta, kotisivu*, nettisivu*, sivuilla, sivuillamme, online, sovelluk*, sovelluksessa, puhelimitse,
  puhelin*, puh., soita, soittamalla, tekstiviest*, viestillä, sähköposti*, sähköpostilla, lomak*, lomakkeella,
  vastaanoto*, vastaanotosta, respa*, toimisto*, toimistosta, kassa*, kassalta, lippukassa*, tiskiltä, paikan päällä,
  whatsapp*, facebook*, instagram*, linkki*, linkistä, myclub, wilma*, kalenteri*, tili, ota yhteyttä, järjestelmä*
book_rather: puhelimitse, soita, netissä, verkossa, verkkokaup*, sähköposti*, sovelluk*, ajanvarau*, varaa, lomak*,
  ilmoittaudu, varauskalenteri*, puh.
book_unlike: peruu*, peruutus*, perua, varausmaksu*, ennakkomaksu*, vakuus*, palaut*, siirt*, illallinen, pysäköin*,
  irtisano*, toimitus*
book_never: vahinko*, sakko*, autopaikka*, parkkipaikka*, uutiskirje*, varaosa*, varavoima*, vara-avain, varaudu,
  onnettomuu*, varauksella suhtaut*, tilaukset yli, yli # euron tilauk*, tilausten toimitus*, tilaa vievä,
  paljon tilaa, riittävästi tilaa, työhakemu*
cancel_told: peruutu*, peruutus, peruutukset, peruutuksen, peruutusehdot, peruutusaika*, peruutusmaksu*,
  peruutettava, peruuttaa, peruuttaminen, peruuttamaton, peruuttamatta, peruutetaan, peruuta, peruttava, perua,
  perut, peru, perumatta, peruminen, perutaan, perumi*, siirtää aikaa, siirtää varauk*, varauksen siirt*,
  ajan siirt*, varauksen muut*, muuttaa varausta, muutokset varauk*, irtisano*, irtisanomi*, irtisanomisaika*,
  irtisanoa, irtisanottava, lopettaa jäsenyy*, jäsenyyden lopett*, jäsenyyden päätt*, päättää sopimuks*,
  sopimuksen päätt*, purkaa sopimu*, eroaminen, erota, ero jäsenyydestä, määräaikainen sopimus,
  toistaiseksi voimassa, sitoutumi*, sitoutumisaika*, ei sitoutumista, jäädyttää, tauolle, viimeistään # tuntia,
  viimeistään # päivää, viimeistään # vuorokautta, tuntia ennen, vuorokautta ennen, päivää ennen, et pääse,
  et pääsekään, estynyt, esteen, jos sairastut, sairastumi*
cancel_rather: maksutta, veloituksetta, ilmaiseksi, kuluitta, tuntia, vuorokau*, päivää, viikkoa, kuukau*, ennen,
  viimeistään, # %, veloit*, peritään, kirjallisesti
cancel_unlike: peruutamme, jos perumme, joudumme peruuttamaan, joudumme perumaan, järjestäjä*, esiintyj*, konsert*,
  artisti*, työsuhde*, työntekij*, palautetaan koko, peruuttamisoikeu*
cancel_never: peruutuskamera*, peruutustutk*, peruutusvalo*, peruna*, emme voi perua, peruskorja*, peruutusturva*,
  peruutusvakuut*, ei eroa
late_told: myöhästy*, myöhästyt, myöhästyminen, myöhästymi*, myöhästyessä*, myöhästyneet, myöhästymismaksu*,
  myöhässä, myöhemmin kuin, saavut myöhemmin, saavut myöhään, saavutte myöhemmin, myöhäinen saapumi*, myöhäissaapu*,
  saapuminen klo # jälkeen, klo # jälkeen saapu*, saapumatta, saapumatta jättämi*, jätät saapumatta, et saavu,
  ei saavu, ei saavuta, jää saapumatta, saapumatta jättäneet, no show, no-show, peruuttamatta jätet*,
  peruuttamatta jättämi*, peruuttamattomasta, peruuttamaton aika, perumatta jätet*, perumatta jättämi*,
  perumattomasta, perumaton, käyttämättä jätet*, käyttämättä jättämi*, unohdettu aika, pidämme pöytää,
  pöytää pidetään, pidämme pöydän, varausta pidetään, paikkaa pidetään, saavu ajoissa, saavuthan ajoissa,
  ajoissa paikalle, minuuttia ennen alkua, alkamisen jälkeen, noudetaan myöhässä, haetaan myöhässä,
  sulkemisajan jälkeen, hakuajan jälkeen, menetät ajan, menetät paik*, menettää paik*, odotamme # min*
late_rather: minuuttia, minuutin, min, myöhäs*, veloit*, veloitamme, peritään, perimme, täyden hinnan, täysi hinta,
  ilmoita, soita, lyhen*, odotamme
late_unlike: myöhäinen uloskirjautu*, myöhäinen lähtö, uloskirjautu*, matkatavar*, viivästyskork*, korko*,
  maksumuistutu*, eräpäiv*, laskun, lasku, toimitus*, toimituks*
late_never: myöhäinen uloskirjaut*, viimeistään, myöhemmin ilmoitet*, maksun myöhäs*, maksu on myöhässä,
  odotamme sinua, odotamme innolla, odotamme yhteydenotto*
complaint_told: valitus, valitukset, valittaa, valituksen, reklamaatio*, reklamoi*, reklamoida, reklamointi*,
  tyytymätön, tyytymättöm*, et ole tyytyväinen, ette ole tyytyväi*, et ollut tyytyväinen, pettynyt, palaute,
  palautetta, palautteen, palautteet, palautelomak*, anna palautetta, asiakaspalvelu*, asiakaspalvelumme,
  meni pieleen, jokin meni pieleen, jotain menee pieleen, menee vikaan, jokin on vialla, virhe tai puute, virheestä,
  virheistä, puutteista, kuluttajariita*, kuluttajariitalautakun*, kuluttajaneuvon*, kuluttaja-asiamie*,
  potilasasiamie*, potilasasiavastaav*, sosiaaliasiavastaav*, muistutuksen, muistutus, kantelu*, erimielisyy*,
  erimielisyydet, riita, riitatilante*, riidat, kiusaami*, epäkohd*, huomautu*, huomautettavaa, valituksesta,
  valituksia, valitusta, valituksen voi, valitusosoit*
complaint_rather: ota yhteyttä, yhteyttä, ottaa yhteyttä, soita, puhelin*, sähköposti*, kirjallisesti, lähetä,
  ilmoita, ilmoitettava, @, päivän, kuluessa, vastaamme, toimitusjohtaj*, esihenkilö*, lomak*
complaint_unlike: vaivat, oireet, kipu*, hakemu*, naapuri*, tietosuoj*, särky*, maksumuistutu*
complaint_never: valita haluamasi, voit valita, valitse, valittavana, valittu, valittavissa, voi valita,
  muistutusmaksu*, tekstiviestimuistutu*, muistutusviest*, ajanvarausmuistutu*, saada valita
delivery_told: toimitu*, toimitus, toimitukset, toimituksen, toimitusaika*, toimitusmaksu*, toimituskulu*,
  toimitustap*, toimitusalue*, toimitamme, toimitetaan, toimitettu, kotiinkuljetu*, kotiintoimitu*, kotiin kuljet*,
  kotiin toimit*, kuljetu*, kuljetamme, kuljetetaan, kuljetuksen, lähetämme, lähetetään, lähetys, lähetykset,
  lähetyskulu*, postikulu*, postimaksu*, postitse, postitamme, postitetaan, postitus*, posti, postin, rahti*,
  rahtivapaa*, rahtimaksu*, matkahuolto*, postnord, pakettiautomaat*, paketti, paketit, noutopiste*, nouto,
  nouto myymälästä, noudettavissa, noudettava, noudon, noutaa, click & collect, seurantakoodi*, lähetti, lähetillä,
  wolt*, foodora*, ovelle, kotiovelle, kotiin asti, kotikäyn*, kotikäynt*, tulemme kotiin, tulemme luoksesi,
  tulemme paikan päälle, luoksesi, käymme asiakkaan luona
delivery_rather: arkipäiv*, päivää, päivän, ilmaiseksi, ilmainen, maksutta, maksuton, €, hinta, maksaa, kotiin,
  tilau*, tilaukset, yli, alueella, km, sisällä, toimitamme
delivery_unlike: palaut*, tulli*, vahinko*, vahingoit*, postilokero*, reklamaat*, laskun, lasku, vialli*
delivery_never: vahvistu*, lähetämme laskun, lasku lähetetään, lähetetään sähköpostilla, sähköpostilla, sähköposti*,
  tekstiviest*, linkki*, linkin, raport*, kuvat, kuvia, hakemu*, todistu*, resepti*, kurssitodist*, avaimen luovut*,
  lapsen nouto, lapset noudetaan, lapsi noudetaan, uutiskirje*, lähettäj*, toimitusjohtaj*, toimitusehdot hyväks*,
  lääkärinlausunto*, toimita hakemus, toimita lomake, toimitusvahvistu*, postinumero*, lähetä viesti
who_told: omistaja, omistajan, omistajat, omistaa, omistama, omistavat, omistuksessa, yrittäjä, yrittäjät,
  yrittäjänä, yrittäjinä, yrittäjäpariskun*, perustaja*, perusti, perustivat, perustama, perustanut, johtaja*,
  johtaa, johtama, toimitusjohtaj*, toimitusjohtajana, johtajana toimii, vetäjä*, vetäjänä, rehtori*, päällikkö,
  päällikkönä, keittiöpäällik*, keittiömestar*, myymäläpäällik*, hotellinjohtaj*, museonjohtaj*, toiminnanjohtaj*,
  päiväkodin johtaj*, puheenjohtaj*, varapuheenjohtaj*, hallitus, hallituksen, hallituksen jäsen*, sihteeri,
  rahastonhoitaj*, yhteyshenkil*, vastuuhenkil*, vastaava lääkäri, vastaava hoitaja, vastaava eläinlääkäri,
  vastaava hammaslääkäri, vastaa toiminnasta, perheyrity*, perheyritys, perheen, sukupolve*, sisarukset, siskokset,
  veljekset, pariskun*, isäntäväki, isäntä, emäntä, tiimi, tiimimme, tiimiimme, tiimin, henkilökunta,
  henkilökuntamme, henkilökuntaamme, henkilöstö*, työntekijämme, työntekijät, työntekijää, työskentelee, opettajamme,
  opettajina, ohjaajamme, ohjaajana, valmentajamme, päävalmentaj*, hammaslääkärimme, lääkärimme, parturimme,
  kampaajamme, mestari, oppisopimus*, kuraattori*, talonmie*, ylläpitää, ylläpitäjä*, pyörittää
who_rather: omistaj*, omistaa, yrittäj*, perhe*, perheyrity*, perusti*, perustaj*, toimitusjohtaj*, johtaj*,
  rehtori*, puheenjohtaj*, tiimi*, henkilökunta*, isäntäväki
who_unlike: koira*, koiran, kissa*, lemmik*, vahinko*, vastuussa vahing*, korvau*, hinta*, €, auton, rekisterinpit*,
  tietosuoj*, kirjallisesti, vanhemmat, vanhempien
who_never: jos omistaja, omistaja vastaa, omistajan vastuulla, omistajan on, uusi omistaja, edellinen omistaja,
  entinen omistaja, oma lääkäri, lääkärin lähete, omalla vastuulla, ajoneuvon omistaj*, koiran omistaj*,
  lemmikin omistaj*, auton omistaj*
who_notasked: milloin, koska, maksaa, kuka voi, kuka saa, ketkä voivat, ketkä saavat, kuka tahansa
data_told: tietosuoj*, tietosuojaselost*, tietosuojakäytän*, henkilötie*, henkilötiedot, henkilötietoja,
  henkilötietojen, tietojasi, tietosi, tietojesi, asiakastie*, asiakasrekister*, potilastie*, potilasrekister*,
  rekisteriselost*, rekisterinpit*, rekisteröidyn, gdpr, tietojen käsittely, tietojen säilyty*, tietojen luovut*,
  tietoja säilytetään, tietoja ei luovuteta, tietoja käsitellään, emme luovuta, emme jaa tieto*, ei luovuteta,
  luovuteta, kolmansille, kolmansille osapuol*, ulkopuolisille, suostumu*, salattu*, salataan, salaus*, evästeet,
  evästei*, eväste*, vaitiolovelvol*, salassapito*, luottamukselli*, luottamuksellisesti, yksityisyy*,
  tarkastusoikeu*, tietopyyn*, valokuva*, valokuvat, kuvauslupa*, kuvia julk*, kuvien julk*, kameravalvon*,
  valvontakamer*, tallentava kamera*, korttitiedot, korttitietoja
data_rather: säilyt*, tallen*, luovut*, poist*, käsittel*, suoja*, salat*, suostumu*, vaitiolo*, emme, ei,
  kolmansille, henkilötie*
data_never: salasana*, atk-kurssi*, mobiilidata*, dataliitty*, datapaket*, tietokone*, tietokilpailu*, akku*,
  valokuvanäyttely*, valokuvaus*, valokuvaaj*, valokuvaamo*, varmuuskopio*, tuotetiedot, yhteystiedot,
  säilytä kuivassa, säilytä viileässä
data_notasked: kadonnut, kadonneet, menet*, hävi*, palauttaa, pelasta*, vienti*, vie tiedot, siirtää, tuonti*,
  varmuuskopi*, mobiilidata*, kovalevy*, kiintolevy*
question_more: milloin, koska, kuinka kauan, kuinka monta, kuinka moni, kuinka paljon, kuinka usein, kuinka pitkä,
  kuinka pitkän, kuinka pitkään, kuinka kaukana, kuinka iso, kuinka suuri, kuinka nopeasti, kuinka pian,
  kuinka aikaisin, kuinka myöhään, kuinka korkea, miten kauan, miten monta, miten paljon, miten usein, miten pitkä,
  miten pitkään, miten kaukana, miten nopeasti, miten aikaisin, miten myöhään, kauanko, kauanks, paljonko, paljonks,
  montako, montaks, moneltako, monelta, mihin aikaan, mihin kellonaikaan, mihin asti, mistä lähtien, minä päivänä,
  minä päivinä, minä aikana, mikä päivä, pitkäkö, pitkäänkö, usein ko, ja milloin, ja kuinka kauan, ja kuinka monta,
  ja paljonko, noin paljonko, noin kuinka monta
question_which: mikä niistä, mikä näistä, mitkä niistä, mitkä näistä, kumpi, kumman, kumpaa, kummassa, kummat,
  mikä teidän * on paras, mikä on paras, mikä olisi paras, mitä suosittelette, minkä suosittelette, mikä sopii,
  mikä sopisi, mikä malli, mikä koko, mikä väri, mikä huone, mikä hoito, mikä kurssi, mikä paketti, minkä kokoinen,
  minkä värinen, minkä mallin, minkä niistä, millaisen valitsen, mikä vaihtoehto
question_back: se, sen, sitä, siitä, siihen, sille, sillä, siinä, siltä, ne, niitä, niiden, niihin, niille, niillä,
  niistä, tämä, tämän, tätä, tästä, tähän, tälle, tää, tän, nämä, näitä, näiden, näistä, tuo, tuon, tuota, tuosta,
  tuohon, toi, ton, tota, siellä, sinne, sieltä, semmoinen, sellainen, sellaista, sellaisen, tällainen, tällaista,
  sellaiset
question_come: tulla, tulemaan, tulee, tuleeko, tuoda, tuon, tuomaan, ottaa, otan, ottaako, otatteko, mukaan, mukana,
  mukaansa, mukaani, kanssa, kanssani, kanssamme, pääsee, pääseekö, pääsevät, pääsevätkö, pääsekö, päästä,
  tervetullut, tervetulleita, tervetulleet, sallittu, sallittua, sallittuja, sallitaan, sallitaanko, sallitteko,
  luvallista, kielletty, saa, saako, saaks, saanko, saavatko, voiko, voiks, voinko, voivatko, sisään, sisälle,
  sisällä, sopii, sopiiko, sopiva, sopivatko, soveltuu, soveltuuko, käykö, käyks, ok, okei, hyväksyttekö, haittaako,
  haittaa, onnistuuko, osallistua, vierailla, ystävällinen, lapsiystävällinen, koiraystävällinen
question_nothing: tervetulo*, tervetullut, tervetulleita, raja*, rajoitu*, sääntö*, säännöt, sääntöjä, käytäntö*,
  käytännöt, käytäntöjä, ohje*, tapa, tapoja, tavat, tavalla, tavoin, menetelm*, keino*, keinoja, muoto*,
  mahdollisuu*, mahdollista, mahdollinen, vaihtoehto*, vaihtoehdot, vaihtoehtoja, tyyppi*, tyyppisi*, laji*, lainen,
  laista, laisia, henkilökohtai*, vierai*, vieraat, vieras, asiakas*, asiakkaa*, asiakkai*, asiakkaana, kävijä*,
  kävijöi*, potila*, potilai*, jäsen*, osallistuj*, henkilö, henkilöt, henkilöä, ihmi*, ihmiset, jotain, jotakin,
  mitään, jokin, joku, jossain, jossakin, missään, lähellä, lähistöllä, lähin, lähimmä*, olemassa, löytyy, löytyykö,
  myyttekö, myydä, tarjoatteko, tarjota, tarjolla, järjest*, sopia, vaatia, vaaditte*, vaadita*, sisäänkäyn*, pääsy*,
  varmaan, yleensä, oikein, oikeastaan, kiva, mielellään, teillä, teiltä, teille, teidän, teidät, siellä, sieltä,
  sinne, käyttää, käytös*, tarvita, tieto*, info*, kysyä, kysyisin, kysymys, kysymyksiä, kertoa, moi, hei, terve,
  kiitos, haluaisin, haluan, tietää, juttu*, asia, asiat, systeemi*, homma*, julkinen, julki*, paras, parhaiten,
  helpoiten, helpoin, yrityk*, yritys, liike, paikka, paikassa
jobs_told: palkkaamme, rekrytoimme, rekrytointi*, avoimet työpaikat, avoimia työpaikkoja, avoin työpaikka,
  avoimet tehtävät, työpaikkailmoitu*, töihin meille, meille töihin, tule töihin, työskentele meillä, työnantajana,
  haemme .. työntekijä*, etsimme .. työntekijä*, haemme .. tiimiimme, etsimme .. tiimiimme, haemme .. joukkoomme,
  etsimme .. joukkoomme, haemme .. vakituiseen, tule osaksi tiimiämme, liity tiimiimme, liity joukkoomme,
  uutta työkaveria, uuden työkaverin, kesätyö*, kesätö*, kesäapulai*, kausityö*, viikonlopputyö*,
  osa-aikai* työntekijä*, *harjoittelija*, harjoittelupaik*, *työharjoittelu*, työssäoppi*, tet-paik*, tet-jakso*,
  tet-harjoittel*, tettiläi*, oppisopimu*, oppisopimusopiskelija*, työkokeilu*, työhakemu*, hakemukset, hakemuksesi,
  vapaamuotoi* hakemu*, avoin hakemus, avoimen hakemuksen, hakuaika*, ansioluettelo*, cv, cv:n, cv:si,
  työhaastattelu*, työsuhde alkaa, ura, tuntipalkka*
jobs_rather: haemme, etsimme, palkkaamme, lähetä .. hakemu*, lähetä .. cv*, hakemukset .. mennessä, hakemuksesi,
  hae .. mennessä, hakuaika*, mennessä, osoitteeseen, sähköposti*, kirjoita, ota yhteyttä, työ alkaa, työt alkavat,
  alkaen, euroa tunnissa, euroa tunnilta, tuntipalkka*, palkka, tuntia viikossa
jobs_never: työpaikalle toimitettuna, toimitamme työpaikoille, työpaikkaruokailu*, vuoden työkokemus,
  vuosien työkokemuksella, aloitti harjoittelijana, tuli meille harjoittelijaksi, haemme astiat, haemme tyhjät,
  opiskelija-alennus, hyvityshakemu*, korvaushakemu*, ilmoittautuminen kurssille
jobs_notasked: astiat, alennus*, alennuksen, rahat takaisin, mikä koulutus, toimitatteko, työpaikoille,
  työpaikkaruokailu*, vapaita aikoja
`
