/** How topics are told of in Lithuanian. */
export const LITHUANIAN = `
offer_says: siūlome, mes siūlome, teikiame, parduodame, prekiaujame, užsiimame, remontuojame, taisome, gaminame,
  nuomojame, organizuojame, rengiame, mokome, dėstome, apmokome, kepame, gaminame maistą, ruošiame, siuvame,
  spausdiname, statome, projektuojame, gydome, draudžiame, konsultuojame, padedame, atliekame, vykdome, montuojame,
  valome, prižiūrime, aptarnaujame, įrengiame, specializuojamės, rūpinamės, esame šeimos, esame maža, mes esame,
  turime, pas mus rasite, pas mus galite, pas mus galima, mūsų įmonė, mūsų parduotuvė, mūsų mokykla, mūsų viešbutis,
  mūsų salonas, mūsų klinika, mūsų servisas, mūsų veikla, pagrindinė veikla, įmonė siūlo, įmonė teikia,
  mokykla siūlo, viešbutis siūlo, parduotuvė siūlo, klinika teikia, įmonė užsiima, siūlau, mokau, gaminu, remontuoju,
  asortimente
offer_is: yra, įkurta, įkurtas, įsteigta, įsteigtas, įkurtas # m, veikia nuo, veikiame nuo, dirbame nuo, gyvuoja nuo,
  sveiki atvykę į, sveiki atvykę, sveiki, siūlo, teikia, parduoda, užsiima, vykdo, organizuoja, gamina, vienija,
  jungia, padeda, draudžia, tai šeimos, tai maža
offer_heads: paslaugos, mūsų paslaugos, teikiamos paslaugos, paslaugų sąrašas, ką siūlome, ką darome, mūsų pasiūla,
  pasiūlymai, produktai, mūsų produktai, prekės, prekių katalogas, asortimentas, gaminiai, kursai, mūsų kursai,
  kursai ir užsiėmimai, užsiėmimai, pamokos, mokymai, programos, programa, dirbtuvės, edukacijos,
  edukacinės programos, treniruotės, grupinės treniruotės, būreliai, procedūros, gydymas, terapijos, konsultacijos,
  meniu, valgiaraštis, dienos pietūs, gėrimai, patiekalai, kambariai, mūsų kambariai, numeriai, apgyvendinimas,
  apartamentai, parodos, ekspozicijos, ekspozicija, ekskursijos, renginiai, veikla, mūsų veikla, veiklos sritys,
  apie mus, kas mes, apie įmonę, apie mokyklą, apie draugiją, apie viešbutį, remontas, servisas, nuoma, draudimas,
  kainoraštis, paketai
prices_heads: kainos, kaina, kainoraš*, kainynas, įkainiai, įkainis, paslaugų kainos, paslaugų įkainiai, mūsų kainos,
  tarifai, tarifas, mokesčiai, mokestis, nario mokestis, narystės mokestis, mokestis už mokslą, bilietai,
  bilietų kainos, bilieto kaina, lankymo kainos, įėjimo kainos, įėjimo bilietai, abonementai, abonementų kainos,
  narystės, prenumerata, paketai, kursų kainos, kambarių kainos, apgyvendinimo kainos, nuomos kainos,
  kainos ir apmokėjimas, kainos ir sąlygos, honorar*
prices_besides: užstat*, avans*, depozit*, rankpinig*, pristatym*, siuntim*, siuntimo išlaidos, atvežim*, kurjer*,
  iškvietim*, pamest*, prarast*, praradim*, sugadin*, sugadint*, žal*, žala, sudauž*, bauda, baudos, baudų, netesyb*,
  delspinig*, vėlavim*, pavėlav*, palūkan*, priminim*, atšaukim*, neatvykim*, išskait*, franšiz*, administravim*,
  administracinis mokestis, turisto mokestis, pagalvės mokestis, užsien*, zona, zonos, priemok*
question_more: kada, nuo kada, iki kada, kiek laiko, kaip ilgai, kaip dažnai, kaip toli, kaip greitai, kaip vėlai,
  kaip anksti, kokio dydžio, kiek, kiek žmonių, kelintą, kelintą valandą, kelios, keli, kelių, nuo kelintos,
  iki kelintos, kuriomis dienomis, kuriomis valandomis, kokiomis dienomis, kokiomis valandomis, kurią dieną,
  kokią dieną, per kiek, už kiek, po kiek, prieš kiek
question_which: kuris, kuri, kurie, kurios, kurį, kurią, kuriuos, kurias, kurio, kurių, kuriuo, kuriais,
  kokios rūšies, kokio tipo, kuris iš, kuri iš, kuriame, kurioje, koks iš, kokia iš
question_back: tai, to, tam, tuo, tas, ta, tie, tos, tą, tų, tuos, šis, ši, šie, šios, šį, šią, šito, šitas, šita,
  jis, ji, jie, jos, jo, jų, jam, jai, jiems, jį, ją, juos, jas, juo, jais, apie tai, už tai, su tuo, dėl to, iš to,
  prie to, po to, čia, ten
question_come: ateiti, ateinu, ateisiu, atvykti, atvyksiu, atvykstu, atvažiuoti, atsivesti, atsivesiu, atsivežti,
  atsivešiu, atvesti, atvežti, pasiimti, pasiimsiu, imti, paimti, vestis, vežtis, kartu, su savimi, su manimi,
  viduje, į vidų, vidun, įeiti, įleidžiate, įleidžiami, įleidžia, įleisite, priimate, priimami, leidžiate, leidžiama,
  leidžiami, gali, galiu, galime, galima, laukiami, laukiamas, draudžiama, draudžiami, tinka, tinkama, gerai,
  dalyvauti, lankytis, lankyti
question_nothing: sveiki, laukiam*, rib*, ribojim*, aprib*, taisykl*, tvark*, politik*, sąlyg*, būd*, metod*, form*,
  rūš*, galimyb*, galima, įmanoma, asmenin*, svečia*, svečių, klient*, lankytoj*, dalyvi*, pirkėj*, žmog*, žmonės,
  žmonių, asmuo, asmen*, kas nors, ką nors, ko nors, kažkas, kažką, kur nors, kažkur, netoli, šalia, artim*, esam*,
  parduodate, siūlote, teikiate, organizuojate, reikalaujate, įėjim*, turite, special*
pay_told: mokėjimo būd*, mokėjimo būdai, atsiskaitymo būd*, atsiskaitymo būdai, apmokėjimo būd*, mokėjimo sąlygos,
  atsiskaitymo sąlygos, mokėjimo galimybės, apmokėjimas, apmokėjimo, apmokėti galima, apmokėti galite,
  galima apmokėti, atsiskaityti galima, atsiskaityti galite, galima atsiskaityti, galite atsiskaityti, atsiskaitoma,
  atsiskaitymas, atsiskaitymo, atsiskaityti, sumokėti galima, sumokėti galite, galima sumokėti, galite sumokėti,
  mokėti galima, mokėti galite, galima mokėti, galite mokėti, mokama, mokama grynaisiais, susimokėti, grynaisiais,
  grynaisiais pinigais, grynais, grynieji, grynuosius, banko kortele, banko kortelėmis, mokėjimo kortele,
  mokėjimo kortelėmis, kortele, kortelėmis, kredito kortel*, bankiniu pavedimu, banko pavedimu, pavedimu, pavedimas,
  elektronine bankininkyste, elektroninę bankininkystę, el. bankininkyst*, internetu per banką, pagal sąskaitą,
  pagal išrašytą sąskaitą, išankstinę sąskaitą, sąskaitą faktūrą, sąskaita faktūra, pvm sąskait*, išrašome sąskaitą,
  išsimokėtinai, išsimokėjim*, dalimis, # dalimis, per # mėnesi*, lizing*, paypal*, paysera, revolut*, apple pay,
  google pay, montonio, opay, klix, inbank, mokilizing*, priimame grynuosius, priimame korteles, priimame mokėjimus,
  apmokama, kurjeriui atsiimant, atsiimant prekę
pay_rather: priimame, galima atsiskaityti, galite atsiskaityti, atsiskaityti galima, atsiskaityti galite,
  galima mokėti, mokėti galima, galite mokėti, galima sumokėti, apmokėti, atsiskaitoma, apmokėjimas, mokėjimo būd*,
  atsiskaitymo būd*, grynaisiais, kortele
pay_unlike: grąžin*, užstat*, avans*, bauda, baudos, kompens*, žal*, delspinig*, skund*, pretenzij*, atšauk*,
  depozit*, rankpinig*
pay_asked: kaip, kokiu, kokiais, kokie, kokį, kuo, ką, kur, galiu, galima, galime, ar, priimate, priimat, būdai,
  būdas, būdu, įmanoma, turite, leidžiate, išrašote
pay_notasked: kas moka, kas apmoka, kada, kiek, ar reikia mokėti, reikia sumokėti, minimal*, maksimal*, pamečiau,
  prarast*, iki kada, iš anksto, bauda, baudos
voucher_told: dovanų kupon*, dovanų kuponas, dovanų kuponai, dovanų kuponą, dovanų kuponų, dovanų kupono,
  dovanų kuponu, dovanų kuponus, dovanų ček*, dovanų čeki*, dovanų kortel*, dovanų sertifikat*, dovanin* kupon*,
  dovanin* ček*, vaučer*, voucher*, kuponas galioja, kuponai galioja, kupono vertė, kupono galiojim*,
  kuponų galiojim*, kuponą galima, kuponą galite, kuponu galima, kuponu galite, kuponą įsigyti, kuponas yra,
  kuponai parduodami, padovanokite, padovanoti, čekio vertė, čekis galioja
voucher_rather: galioja, galiojim*, įsigyti, įsigysite, pirkti, parduod*, vert*, # €, #€, # eur, nuo # €, pasirinkt*,
  panaud*, užsak*, mėnes*, met*, registratūr*, el. paštu, atsiun*
voucher_never: nuolaidos kupon*, nuolaidų kupon*, nuolaidų kodas, nuolaidos kodas, mokymo čekis, kasos čekis,
  kasos čekį, pirkimo čekis, pirkimo čekį, pirkimo čekio, kasos kvitas, loterijos kupon*, maisto kuponai
voucher_asked: dovan*, dovanų, kupon*, ček*, čeki*, vaučer*, voucher*, sertifikat*, padovano*, dovano*, talon*
cards_told: kortelių nepriimame, kortelėmis nepriimame, nepriimame kortelių, nepriimame banko kortelių,
  nepriimame mokėjimo kortelių, mokėjimo kortelių nepriimame, kortele atsiskaityti negalima,
  kortelėmis atsiskaityti negalima, kortele mokėti negalima, atsiskaityti kortele negalima,
  negalima atsiskaityti kortele, neturime kortelių skaitytuvo, neturime terminalo, tik grynaisiais,
  tik grynaisiais pinigais, tik grynais, tik grynieji, vien grynaisiais, tik kortele, tik banko kortele,
  tik banko kortelėmis, tik kortelėmis, tik mokėjimo kortele, tik mokėjimo kortelėmis, grynųjų nepriimame,
  grynųjų pinigų nepriimame, nepriimame grynųjų, grynaisiais nepriimame, priimame korteles, priimame visas korteles,
  priimame banko korteles, priimame mokėjimo korteles, priimame kredito korteles, priimame ir korteles,
  priimame grynuosius ir korteles, korteles priimame, priimamos kortelės, priimamos banko kortelės,
  priimamos mokėjimo kortelės, priimamos kredito kortelės, banko kortele, banko kortelėmis, mokėjimo kortele,
  mokėjimo kortelėmis, kredito kortele, kredito kortelėmis, kreditine kortele, debetine kortele,
  atsiskaityti kortele, atsiskaityti kortelėmis, mokėti kortele, sumokėti kortele, atsiskaityti galima kortele,
  kortele ir grynaisiais, kortele arba grynaisiais, grynaisiais ir kortele, grynaisiais arba kortele,
  grynaisiais ar kortele, grynaisiais arba banko, grynaisiais ir banko, visa, mastercard, maestro, american express,
  amex, diners, pos terminal*, kortelių skaitytuv*, bekontak*
cards_unlike: grąžin*, užstat*, avans*, depozit*, nario kortelė, nario kortelę, narystės kortelė, pažymėjim*,
  dovanų kortel*, galiojim*, lojalumo, nuolaidų kortel*
cards_never: kortelė nereikalinga, be kortelės, svečio kortel*, atminties kortel*, asmens tapatybės kortel*,
  tapatybės kortel*, šeimos kortel*, raktas kortelė, viza, vizos, vizų, neįgaliojo kortel*
cards_asked: mokė*, atsiskait*, apmokė*, priimate, priimat, priima, tik, galiu, galima, kortele, kortelėmis, kortelę,
  korteles, gryn*, terminal*, skaitytuv*, bekontak*
refund_told: pinigų grąžinim*, pinigų grąžinimas, pinigų grąžinimo, pinigai grąžinami, pinigai negrąžinami,
  pinigus grąžiname, pinigus grąžinsime, grąžiname pinigus, grąžinsime pinigus, grąžiname, grąžinsime, negrąžiname,
  grąžinama, negrąžinama, grąžinami, negrąžinami, grąžinamas, grąžinamas # %, grąžinama # %, grąžiname # %,
  sumokėta suma grąžinama, suma grąžinama, visa suma grąžinama, mokestis negrąžinamas, mokestis grąžinamas,
  grąžinim*, prekių grąžinim*, prekių grąžinimas, prekės grąžinim*, prekės grąžinimas, grąžinimo terminas,
  grąžinimo sąlygos, grąžinti prekę, grąžinti prekes, prekę grąžinti, prekes grąžinti, prekę galite grąžinti,
  prekes galite grąžinti, galite grąžinti, galima grąžinti, grąžinti per # dien*, per # dienų nuo,
  atsisakyti sutarties, atsisakyti pirkimo, atsisakyti prekės, teisę grąžinti, teisė grąžinti, prekių keitim*,
  prekių pakeitim*, pakeisti prekę, prekę pakeisti, prekės pakeitimas, prekių keitimas ir grąžinimas,
  pakeisti į kitą, kompensuojam*, bilietai negrąžinami, bilietai atgal nepriimami, bilietai nekeičiami,
  grąžinimo išlaid*, susigrąžinti
refund_rather: pinig*, dien*, # dien*, per # d*, # %, #%, visą sumą, visa suma, ček*, kvit*, sum*, grąžiname,
  grąžinsime, pakei*, keiči*, nenaudot*, nemokam*, pakuot*
refund_unlike: rakt*, užstat*, depozit*, avans*, tar*, knyg*, inventor*, dviračio, dviračius, dvirat*, išsinuomot*,
  nuom*, pavėlav*, vėluo*, mokesčių
refund_never: grąžinti į aikštelę, sugrįžtame, grįžtame, grįžtamasis ryšys, grįžtamąjį ryšį, bilietas į abi puses,
  kelionė atgal, sugrąžina sveikatą, sugrąžinti plaukams, grįžimas
refund_notasked: grįžti, grįšiu, namo, atgal bilietas
deposit_told: užstat*, avans*, avansas, avansą, depozit*, rankpinig*, išankstinis mokėjimas, išankstinį mokėjimą,
  išankstinio mokėjimo, išankstinis apmokėjimas, išankstinį apmokėjimą, išankstinio apmokėjimo, apmokama iš anksto,
  mokama iš anksto, sumokama iš anksto, sumokėti iš anksto, apmokėti iš anksto, mokėti iš anksto, iš anksto apmokėti,
  iš anksto sumokėti, iš anksto apmokėt*, iš anksto sumokėt*, rezervuojant sumokama, rezervuojant mokama,
  rezervuojant sumokėti, rezervacijos metu sumokama, rezervacijos metu mokama, rezervacijos mokestis,
  rezervacinis mokestis, registruojantis mokama, registruojantis sumokama, užsakant sumokama, užsakant mokama, įmoka,
  įmoką, įmokos, pradinė įmoka, pradinis įnašas, likusi suma, likusią sumą, likusią dalį, likusi dalis,
  likutis sumokamas, # % sumos, # % kainos, # % užsakymo, # % avans*, pusę sumos, visą sumą iš anksto,
  visa suma sumokama
deposit_with: #, %, €, eur, pusę, pusė, pusės, be, nėra, nereikia, nereikalaujame, neimame, reikalaujame, imame,
  imamas, taikome, taikomas, sumok*, mokė*, mokama, mokate, apmok*, reiking*, reikaling*, būtin*, privalom*, sum*,
  grąžin*, likus*, dyd*, visa, visą
deposit_rather: # %, #%, €, užstat*, avans*, depozit*, rankpinig*, iš anksto, rezervuojant, patvirt*, rezervacij*,
  dyd*, sudaro
deposit_unlike: atšauk*, atsisak*, metin*, sugadin*, pamest*, elektr*, praneš*, nario
deposit_never: taros užstatas, užstato sistema, užstatinė tara, indėlių draudimas, iš anksto dėkojame,
  iš anksto praneškite, iš anksto registruotis, iš anksto rezervuoti, iš anksto užsiregistr*, pensijų kaupimo įmoka,
  draudimo įmoka, draudimo įmokos
discount_told: nuolaid*, nuolaida, nuolaidos, nuolaidą, nuolaidų, akcija galioja, akcijos metu, akcijos kaina,
  akcijinė kaina, akcijos, akcija, specialus pasiūlymas, specialūs pasiūlymai, speciali kaina, specialia kaina,
  specialios kainos, išpardavim*, sumažinta kaina, sumažintos kainos, mažesnė kaina, mažesne kaina, pigiau, pigesn*,
  lengvat*, lengvatinis bilietas, lengvatinė kaina, lengvatiniai bilietai, su nuolaida, taikome nuolaidą,
  taikoma nuolaida, taikomos nuolaidos, nuolaidos kodas, nuolaidos kodą, nuolaidų kodas, nuolaidų kodą,
  nuolaidų kortel*, lojalumo programa, lojalumo kortel*, lojalumo, šeimos bilietas, šeimos bilieto,
  grupinis bilietas, grupėms nuo #, grupėms nuo # asmenų, grupėms virš #, studentams, studentai, moksleiviams,
  moksleiviai, senjorams, senjorai, pensininkams, pensininkai, neįgaliesiems nemokamai, nemokamai įleidžiami,
  nemokamas lankymas, nemokamas įėjimas, už pusę kainos, pusė kainos, # % pigiau, # % mažiau, -# %, -#%,
  ankstyv* registracij*, pirmajam užsakymui, su isic, su lsp, lsp, isic
discount_rather: nuolaid*, # %, #%, %, student*, moksleiv*, mokin*, senjor*, pensinink*, grup*, šeim*, nari*,
  lengvat*, pigiau, nemokam*, kod*, akcij*, neįgal*
discount_never: labdaros akcij*, akcininkas, akcininkai, akcininkų, akcinė bendrovė, reakcij*, transakcij*,
  atrakcij*, kraujo donorystės akcija, akcijų birža, redakcij*, frakcij*
included_told: į kainą įeina, į kainą įskaičiuot*, į kainą įskaičiuota, į kainą neįeina, į kainą neįskaičiuot*,
  į kainą įtraukt*, įskaičiuota į kainą, įskaičiuotas į kainą, įskaičiuoti į kainą, įskaičiuot*, įskaičiuota,
  įeina į kainą, įeina į bilieto, įeina į, neįeina į, kaina apima, kainos apima, kaina neapima, kainoje yra,
  bilieto kaina apima, į bilieto kainą, mokestis apima, narystė apima, į narystę įeina, paketas apima, paketą sudaro,
  į paketą įeina, į kursą įeina, kaina su pvm, kainos su pvm, su pvm, be pvm, įskaitant pvm, pvm įskaičiuotas,
  papildomai mokama, mokama papildomai, mokama atskirai, atskirai mokama, papildomai kainuoja, kainuoja papildomai,
  už papildomą mokestį, už papildomą kainą, papildomas mokestis, papildomi mokesčiai, papildomų mokesčių,
  paslėptų mokesčių, priemok*, su priemoka, be papildomo mokesčio, skaičiuojama papildomai, skaičiuojama atskirai,
  pagalvės mokestis, turisto mokestis, miesto rinkliava, vietinė rinkliava
included_rather: į kainą, kaina apima, įeina, įskaičiuot*, apima, atskirai, papildom*, priemok*, pvm, nemokam*
included_unlike: grąžin*, užstat*, bauda, baudos, sugadin*, atšauk*, pristatym*
included_never: įskaitant šventes, įskaitant savaitgalius, įskaitant šeštadienius, įskaitant sekmadienius,
  įskaitant švenčių, įeina į tarybą, įeina į sąjungą, įeina į komandą
guarantee_told: garantij*, garantija, garantiją, garantijos, garantin*, garantinis laikotarpis, garantinį laikotarpį,
  garantinis remontas, garantinis aptarnavimas, garantinis talonas, garantinį taloną, pogarantin*, kokybės garantija,
  kokybės garantiją, suteikiame garantiją, suteikiama garantija, taikoma garantija, garantuojame, garantuojama,
  pratęsta garantija, atsakome už kokybę, jei per garantinį, jei suges, sugedus, gedimo atveju,
  nemokamai pataisysime, nemokamai sutaisysime, nemokamai pašaliname, nemokamai pataisome, pakeičiame nauj*
guarantee_rather: mėnes*, met*, metų, metai, # met*, # mėn*, talon*, sutais*, pataisys*, nemokam*, kvit*, ček*,
  darb*, dal*, pakei*, galioja, taikoma
guarantee_unlike: vieta garantuojama, mažiausios kainos, geriausios kainos, rezervacij*, užstat*, avans*, kelion*,
  agentūr*
guarantee_never: garantinis fondas, garantinio fondo, banko garantija, banko garantijos, indėlių garantij*,
  rezervacijos garantija, garantuoti rezervaciją, socialinės garantijos, garantinis raštas
bring_told: atsineškite, atsinešti, atsinešate, reikia atsinešti, būtina atsinešti, prašome atsinešti, atsivežkite,
  atsivežti, pasiimkite, pasiimti, pasiimkite su savimi, pasiimti su savimi, su savimi, su savimi turėkite,
  su savimi turėti, turėti su savimi, turėkite su savimi, su savimi pasiimkite, nepamirškite, nepamirškite pasiimti,
  turėkite, turėti savo, savo rankšluostį, savo rankšluostis, savo įrangą, sava įranga, savo inventorių,
  nuosav* inventor*, reikalinga įranga, reikalinga apranga, reikalingos priemonės, apsirenkite, apsirengti, apranga,
  aprangą, aprangos, aprangos kodas, patogi apranga, patogią aprangą, patogia apranga, sportinė apranga,
  sportinę aprangą, sportine apranga, sportinės aprangos, patogius drabužius, patogūs drabužiai,
  patogiais drabužiais, sportinius batelius, sportiniai bateliai, sportinė avalynė, sportine avalyne, avalynė,
  avalynę, avalyne, patogią avalynę, šlepetės, šlepetes, kojines, neslystančiomis kojinėmis, avėkite, dėvėkite,
  vilkėkite, asmens dokumentą, asmens dokumentas, asmens dokumento, asmens tapatybės, tapatybės dokumentą,
  tapatybės dokumentas, pasą arba, pasas arba, vairuotojo pažymėjimą, vairuotojo pažymėjimas, siuntimą,
  tyrimų rezultatus, medicininius dokumentus, studento pažymėjimą, galiojantį pažymėjimą, pateikti dokumentą
bring_rather: prašome, reikia, reikalinga, reikės, būtina, būtinai, privalom*, savo, drabuž*, aprang*, batel*,
  avalyn*, rankšluost*, pažymėjim*, dokument*, atsineš*, pasiim*, rekomenduojame
bring_never: atsinešti nereikia maisto, draudžiama atsinešti, draudžiama įsinešti, neatsineškite, negalima atsinešti,
  nešti neleidžiama, kava išsinešti, maistas išsinešti, išsinešti, išsinešimui, atsivesti augintin*, šunį su savimi,
  su savimi šunį, su savimi atsivesti, pasiimti iš mokyklos, atsinešti pokyčių, atneša
bring_asked: ką, ko, kokius, kokią, kokių, kokia, kokie, kaip, turiu, reikia, reikės, reiks, ar, savo
wifi_told: wi-fi*, wifi*, wi fi, wlan*, belaid*, belaidis internetas, belaidžio interneto, belaidį internetą,
  belaidis ryšys, belaidžio ryšio, internetas, internetą, interneto ryšys, interneto ryšį, interneto ryšiu,
  interneto prieiga, interneto prieigą, prieiga prie interneto, prieigą prie interneto, prisijungti prie interneto,
  nemokamas internetas, nemokamu internetu, hotspot*, tinklo slaptažod*, tinklo pavadinim*, šviesolaid*
wifi_rather: nemokam*, slaptaž*, tinkl*, sveč*, kambar*, vis*, greit*, registratūr*, recepcij*, ryš*, prieig*
wifi_unlike: rezerv*, registr*, pirk*, parduotuv*, pardav*, skelbim*, mokėjim*, bankininkyst*, užsak*
wifi_never: ghz, router*, maršrutizator*, interneto svetain*, interneto puslap*, internetinė parduotuvė,
  internetinėje parduotuvėje, interneto parduotuv*, internetinė bankininkystė, internetine bankininkyste, internetu,
  internetinė svetainė, internetinėje svetainėje
wifi_notasked: slaptaž*, slaptažodis, be, kodas, kodą, password*
parking_told: parkavim*, parkuoti, parkuojam*, parking*, automobilių stovėjimo, automobilių stovėjimo aikštel*,
  stovėjimo aikštel*, stovėjimo viet*, stovėjimo vieta, stovėjimo vietos, automobilių aikštel*,
  automobilio stovėjim*, automobilių statym*, automobilį statyti, automobilį galite, automobilį palikti,
  automobilį galima, automobilius galima, automobiliui pastatyti, palikti automobilį, pastatyti automobilį,
  pasistatyti automobilį, statyti automobilius, statyti automobilį, aikštelėje prie, aikštelė prie, aikštelė šalia,
  aikštelėje šalia, nemokama aikštelė, mokama aikštelė, saugoma aikštelė, uždara aikštelė, kiemo aikštel*,
  požeminis garažas, požeminė aikštelė, požeminiame garaže, požeminėje aikštelėje, garažas, garaže, garažo,
  stovėjimas nemokamas, stovėjimas mokamas, nemokamas stovėjimas, mėlynoji zona, geltonoji zona, raudonoji zona,
  žalioji zona, mėlynojoje zonoje, įkrovimo stotel*, elektromobilių įkrovim*, elektromobilių stotel*
parking_rather: nemokam*, sveč*, lankytoj*, klient*, automobil*, viet*, prieš, už, šalia, prie, artimiaus*, zon*,
  mokam*, €, eur, val*
parking_unlike: dvirat*, paspirtuk*, vežimėl*
parking_never: nacionalinis parkas, nacionaliniame parke, regioninis parkas, pramogų parkas, stovėjimo stabdys,
  parkavimo davikliai, parkavimo jutikliai, parketas, parketo, dviračių stovėjimo, dviračius palikti
children_told: vaikai, vaikams, vaikus, vaikų, vaikais, vaikas, vaikui, vaiką, vaiko, vaikiška, vaikišk*, kūdik*,
  kūdikiai, kūdikiams, mažyl*, mažametis, mažamečiai, mažamečiams, mažiaus* lankytojai, mažieji, mažiesiems,
  ikimokyklin*, priešmokyklin*, moksleiv*, mokinukai, paaugl*, nepilnamečiai, nepilnamečiams, šeimos su vaikais,
  šeimoms su vaikais, vaikai iki # metų, vaikams iki # metų, vaikai nuo # metų, vaikams nuo # metų, vaikų kampelis,
  žaidimų kampelis, žaidimų kambarys, žaidimų aikštelė, vaikiška kėdutė, vaikiškos kėdutės, maitinimo kėdut*,
  vystymo stal*, pervystym*, kūdikio lovyt*, vaikiška lovytė, vaikiškos lovytės, vaikų priežiūr*
children_rather: laukiam*, gali, galima, turi, privalo, tik, ne, be, leidžiam*, negali, nemokam*, lydim*, tėv*,
  suaug*, priežiūr*, tink*, turime, nuo # met*, kartu
children_unlike: rakt*, autokėdut*, nuotrauk*, sutikim*, duomen*, sąskait*, draudim*, nuolaid*, skiep*
children_never: vaikų gydytoj*, vaikų ligų, vaikiškas dviratis, vaikiški dviračiai, vaiko pinigai, vaikų dantų,
  vaikiški batai, vaikiški drabužiai, vaikų knygos, vaikystė, vaikystės
children_notasked: maist*, drabuž*, žaisl*, prek*, knyg*, plauk*, bat*, kiek kainuoja
dogs_told: šuo, šuns, šuniui, šunį, šunimi, šunys, šunų, šunims, šunis, šunimis, šuniuk*, šunel*, šuo vedlys,
  šunys vedliai, šunims vedliams, augintin*, augintiniai, augintiniams, augintinius, augintinių, augintiniu,
  augintiniais, naminiai gyvūnai, naminiams gyvūnams, naminius gyvūnus, naminiais gyvūnais, naminių gyvūnų,
  naminiu gyvūnu, gyvūnai, gyvūnus, gyvūnų, gyvūnams, gyvūnais, gyvūnas, gyvūną, gyvūnu, gyvūnėl*, keturkoj*, kates,
  katės, katėms, katė, katę
dogs_rather: laukiam*, leidžiam*, leidžiama, gali, galima, turi, privalo, tik, ne, negali, draudžiam*, priimame,
  nepriimame, priimami, nepriimami, neįleidžiam*, įleidžiam*, pavadėl*, pavadžio, antsnuk*, susitarus, iš anksto,
  mokest*, priemok*, be
dogs_unlike: prekystal*, pavieniai, skanėst*, pašar*, nuotrauk*, skiep*, sterilizac*, kastrac*
dogs_never: pliušin*, laukiniai gyvūnai, laukinių gyvūnų, ūkiniai gyvūnai, ūkinių gyvūnų, gyvūninės kilmės, hot dog,
  dešrain*, gyvūnijos, zoologijos sod*, psich*
dogs_notasked: maist*, pašar*, kail*, prek*, veg*, kirp*, maud*, skiep*, apžiūr*, kiek kainuoja
access_told: neįgal*, neįgaliesiems, neįgaliųjų, neįgaliojo vežimėl*, neįgaliųjų vežimėl*, žmonėms su negalia,
  žmonių su negalia, asmenims su negalia, asmenims turintiems negalią, turintiems negalią, negalia, negalią,
  judėjimo negali*, judėjimo sutrikim*, judėjimo negalią, specialiųjų poreikių, vežimėl*, vežimėliu, vežimėliais,
  vežimėliams, vaikišku vežimėliu, vaikiškais vežimėliais, pritaikyta neįgal*, pritaikytas neįgal*,
  pritaikytos neįgal*, pritaikyti neįgal*, pritaikytas žmonėms, pritaikyta žmonėms, pritaikytos žmonėms,
  pritaikytas tualetas, be slenksčių, be laiptų, laiptai, laiptų, laiptais, laipteli*, slenkst*, liftas, lifto,
  liftu, liftą, keltuvas, keltuvu, pandus*, įvaža, nuovaža, rampa, pirmame aukšte, aukšte be lifto, platūs durys,
  plačios durys, akliesiems, silpnaregiams, kurtiesiems, neprigirdintiems, sutrikusio regėjimo, klausos negalia,
  gestų kalb*, brailio rašt*, indukcinė kilpa, vaikštyn*, ramentais
access_rather: vežimėl*, neįgal*, pritaikyt*, prieinam*, be laiptų, pandus*, lift*, keltuv*, slenks*, nepritaik*,
  negali*
access_unlike: kraustym*, rūky*, budėj*, pristat*, bald*, užneš*, išneš*
access_never: neįgalumo pensij*, netekto darbingumo, prieinama kaina, prieinamos kainos, prieinamomis kainomis,
  prieinamą kainą, kalbos barjer*, pirkinių vežimėl*, slidinėjimo keltuv*
age_told: nuo # metų, nuo # m, nuo # iki # metų, nuo #-# metų, #-# metų, # – # metų, iki # metų, iki # m. amžiaus,
  nuo # m. amžiaus, nuo # metų amžiaus, iki # metų amžiaus, vyresni nei # metų, vyresni kaip # metų,
  vyresniems nei # metų, vyresniems kaip # metų, vyresnis nei #, vyresni nei #, vyresni kaip #, jaunesni nei # metų,
  jaunesni kaip # metų, jaunesniems nei # metų, jaunesniems kaip # metų, jaunesnis nei #, jaunesni nei #,
  jaunesni kaip #, ne jaunesni kaip #, ne jaunesni nei #, ne jaunesniems kaip #, ne jaunesnis kaip #,
  ne vyresni kaip #, asmenys iki # metų, asmenims iki # metų, asmenys nuo # metų, asmenims nuo # metų,
  asmenims nuo #, sulaukę # metų, sulaukus # metų, sulaukusiems # metų, nesulaukę # metų, turi būti # metų,
  būti ne mažiau kaip # metų, mažiausiai # metų, bent # metų, minimalus amžius, minimalaus amžiaus,
  mažiausias amžius, maksimalus amžius, amžiaus riba, amžiaus ribos, amžiaus apribojim*, amžiaus ribojim*,
  amžiaus cenz*, amžiaus grup*, amžius nuo #, pilnamet*, nepilnamet*, pilnametystės
age_rather: turi, privalo, minimal*, mažiausiai, bent, tik, lydim*, lydi, suaug*, tėv*, globėj*, sutikim*, vaik*,
  vairuotoj*, nari*, amži*, leidžiam*, draudžiam*, negali, pilnamet*, nepilnamet*
age_unlike: patirt*, nemokam*, saug*, tradicij*, nuolaid*, praktik*, gyvuoja, kain*
age_never: garantij*, garantin*, duomen*, sąskait*, prieš # metų, jau # metų, daugiau nei # metų patirt*,
  pastaruosius # metų, # metų patirt*, # metų tradicij*, # metų rinkoje, galioja # met*, galiojim*,
  nuo # metų veikia, nuo # metų dirbame, # metais, kupon*, pastatas, sutartis
age_asked: amž*, amžius, amžiaus, amžiui, metų, metai, metukų, sen*, jaun*, vyresn*, jaunesn*, pilnamet*,
  nepilnamet*, rib*, ribojim*, aprib*
age_notasked: kiek jums metų, kiek metų dirbate, kiek metų veikiate, kiek metų gyvuojate, kiek metų jūsų,
  kiek metų pastatui, kiek metų trunka, kokio amžiaus yra pastatas, kiek metų patirties, kiek metų galioja
directions_told: autobusu, autobusais, troleibusu, troleibusais, traukiniu, automobiliu, automobiliu iš, dviračiu,
  pėsčiomis, pėsčiomis nuo, viešuoju transportu, viešasis transportas, viešojo transporto, visuomeniniu transportu,
  autobusas #, autobusai #, autobusas nr., autobusai nr., autobusai nr, troleibusai nr., troleibusas #,
  troleibusai #, troleibusas nr., maršrutas #, maršrutai #, maršruto nr., autobuso stotelė, autobusų stotelė,
  autobusų stotelės, troleibusų stotelė, troleibuso stotelė, stotelė, stotelės, stotelėje, stotelę,
  artimiausia stotelė, autobusų stotis, autobusų stoties, geležinkelio stotis, geležinkelio stoties,
  traukinių stotis, traukinių stoties, nuo stoties, # min pėsčiomis, # minučių pėsčiomis, # minutės pėsčiomis,
  minučių kelio, minutės kelio, # min. pėsčiomis, # min. kelio, # km nuo, # m nuo, # metrų nuo, kilometr* nuo,
  išvažiavim*, nuvažiavim*, magistral*, automagistral*, autostrad*, kelias a#, sukite, pasukite, sukti į, suktis į,
  žiede, žiedinėje sankryžoje, sankryž*, šviesofor*, važiuokite, važiuojant iš, vykstant iš, kryptimi,
  kaip mus rasti, kur mus rasti, kaip atvykti, kaip pas mus atvykti, kaip pas mus, atvykti galima, pasiekti galima,
  pasiekti mus, mus pasieksite, lengvai pasiek*, oro uost*, gps, koordinat*, taksi
directions_rather: stotel*, autobus*, troleibus*, trauk*, stot*, minu*, pėsčiom*, automobil*, maršrut*, suk*,
  kaip mus rasti, kaip atvykti, kryptim*, km
directions_never: ekskursij*, diena #, # diena, grįžim*, daugiau nei # km, dviračių nuoma, kruiz*,
  nemokamas pristatymas, pristatymo kaina, degalin*, įkrovimo stotel*, elektromobilių stotel*, policijos,
  meteorologijos stot*, automobiliui sugedus, gedim*, vairavimo egzamin*
holidays_told: švenč*, švenčių, šventinėmis dienomis, šventinėmis, šventinis, šventin* laikotarp*, per šventes,
  švenčių dienomis, valstybinių švenčių, valstybinės šventės, valstybinėmis šventėmis, nedarbo dien*,
  poilsio dienomis, kalėd*, kalėdos, kalėdų, kalėdas, velyk*, velykos, velykų, velykas, naujieji metai, naujųjų metų,
  naujuosius metus, kūčios, kūčių, kūčias, jonin*, žolin*, vėlin*, vasario 16, kovo 11, gegužės 1, liepos 6,
  birželio 24, rugpjūčio 15, lapkričio 1, gruodžio 24, gruodžio 25, gruodžio 26, gruodžio 31, sausio 1, gruodžio # d,
  sausio # d, prieššventin*, atostogaujame, atostogos, atostogų, kolektyvin* atostog*, vasaros atostogos,
  vasaros atostogų, moksleivių atostogų, mokinių atostogų, vasarą nedirbame, visus metus, ištisus metus,
  uždaryta nuo # iki #, nedirba nuo, nedirbame nuo, sezono metu, vasaros darbo laik*, žiemos darbo laik*
holidays_rather: nedirb*, dirba*, dirbame, nedirbame, uždaryt*, atidaryt*, darbo laik*, neveik*, veik*,
  pamokos nevyksta, nevyksta, užsiėmimai nevyksta, nuo # iki #, išskyrus, ir per
holidays_unlike: ramyb*, tyl*, triukšm*, gręž*, meniu, apmokam*, papuoš*, mug*, vakarėl*, dovan*, nuolaid*, kain*,
  priemok*
holidays_never: mokamos atostogos, kasmetinės atostogos darbuotoj*, vaiko priežiūros atostog*, motinystės atostog*,
  tėvystės atostog*, atostogos prie jūros, šeimos atostogos, atostogoms prie, svajonių atostogos, kalėdinės dovanos,
  kalėdinė dovana, šventinis meniu, švenčiame gimtadien*, metinis abonementas
holidays_notasked: brang*, kain*, kainuoja, dovan*, pamok*, kurs*, meniu, švęsti, gimtadien*
needed_told: registr*, registracija, registracijos, registraciją, registruotis, registruokitės, užsiregistr*,
  rezerv*, rezervacija, rezervacijos, rezervaciją, rezervuoti, užsak*, užsakym*, užsisak*, užsiraš*, užsirašyti,
  užsirašykite, susitar*, susitarti, susitarus, susitarim*, paskambin*, skambin*, praneš*, pranešti, įspėti, vizit*,
  telefon*
needed_alone: susitarus, tik susitarus, pagal susitarimą, iš anksto susitarus, tik iš anksto susitarus,
  pagal išankstinį susitarimą, pagal išankstinę registraciją, tik pagal išankstinę registraciją,
  tik iš anksto užsiregistravus, iš anksto užsiregistravus, tik užsiregistravus, išankstinė registracija,
  su išankstine registracija, išankstinė rezervacija, su išankstine rezervacija, iš anksto rezervavus,
  iš anksto užsisakius, pagal išankstinį užsakymą, tik pagal užsakymą, pagal užsakymą, iš anksto pranešus,
  iš anksto paskambinus, iš anksto užsirašius, tik užsirašius, registracija būtina, registracija privaloma,
  būtina registracija, būtina registruotis, būtina išankstinė registracija, rezervacija būtina, būtina rezervacija,
  registracija nebūtina, registracija nereikalinga, registruotis nereikia, registruotis nebūtina,
  rezervacija nebūtina, rezervacija nereikalinga, rezervuoti nereikia, rezervuoti nebūtina, be registracijos,
  be išankstinės registracijos, be rezervacijos, be išankstinės rezervacijos, be išankstinio užsirašymo,
  be išankstinio susitarimo, be išankstinio įspėjimo, tiesiog ateikite, tiesiog užsukite, tiesiog atvykite,
  galite tiesiog ateiti, galite tiesiog užsukti, užsukite bet kada, ateikite bet kada, gyva eile, gyvos eilės,
  gyvoje eilėje, eilės tvarka, neužsiregistrav*, nesiregistrav*, neužsirašius*
needed_with: turi, turite, reikia, reikėtų, reikaling*, būtin*, privalom*, privalo, rekomenduojame, rekomenduojama,
  rekomenduojam*, iš anksto, išankstin*, prieš atvykstant, prieš vizitą, prieš apsilankymą, ne vėliau, mažiausiai,
  bent, # dien*, # d. prieš, # val*, dieną prieš, prašome, be, nereikia, nebūtin*, nėra, pakanka, užtenka,
  savaitgal*, tik
needed_unlike: atšauk*, atšaukti, avans*, užstat*, depozit*, atsisak*, nutrauk*, pretenzij*, skund*, gedim*, žal*,
  pirmą naktį
needed_never: kaina sutartinė, kaina pagal susitarimą, kainos sutartinės, kolektyvinė sutartis, darbo sutartis,
  atsarginis ratas, rezervinis, rezervas, rezervai, rezervato, draustinis, registratūra dirba,
  registracijos pažymėjimas, transporto priemonės registracij*, valstybinis numeris, prisijungti prie paskyros,
  pranešti apie gedimą, pranešti apie žalą
needed_asked: reikia, reikės, reiks, turiu, turime, turi, privalau, privalom*, būtin*, reikaling*, be, iš anksto,
  išankstin*, rekomenduoj*, užtenka, pakanka, tik, verta, tiesiog
book_told: registr*, registracija, registracijos, registraciją, registruotis, registruokitės, registruojama,
  užsiregistr*, užsiregistruoti, užsiregistruokite, rezerv*, rezervacija, rezervacijos, rezervaciją, rezervuoti,
  rezervuokite, užsirezerv*, užsisakyti, užsisakykite, užsisakoma, užsakyti, užsakykite, užsakymai, užsakymą,
  užsakymus, užsakym*, užsiraš*, užsirašyti, užsirašykite, susitarti dėl, susitarkite dėl, vizito laiką, vizitui,
  vizitas, vizitą, konsultacijai, priėmimo laik*, tapti nariu, tapkite nariu, nariu tampama, nario anketa,
  stojimo anketa, prašymas stoti, prašymą stoti, įstoti, anketą užpildyti, užpildykite anketą, užpildykite formą,
  užpildyti formą, užpildžius formą, užpildykite registracijos, užpildykite paraišką, laukiančiųjų sąraš*,
  laukiančiųjų eil*, bilietus įsigyti, bilietus galima, bilietus galite, bilietai parduodami, bilietai platinami,
  bilietų įsigijim*, bilietų pardavim*, bilietą įsigyti, įsigyti bilietus, rezervaciją patvirtin*,
  rezervacija patvirtin*, rezervacijos patvirtinim*, vieta rezervuojama, susikurkite paskyrą, pateikite užklausą,
  pateikti užklausą
book_with: @, www, # #, #-#, online, internet*, svetain*, puslap*, tinklalap*, programėl*, app, telefon*, tel, mob,
  mobil*, skambin*, paskambin*, numer*, el. pašt*, e. pašt*, elektronin*, email*, mail*, form*, anket*, registratūr*,
  recepcij*, kasa, kasoje, kasose, biur*, administracij*, raštinėje, vietoje, parduotuvėje, atvykus, asmeniškai,
  whatsapp*, viber*, messenger*, sms*, žinut*, instagram*, facebook*, nuorod*, booking*, treatwell*, bilietai.lt,
  kakava, tiketa, esveikata, ipr.esveikata, kalendor*, apmok*, sumok*
book_rather: internetu, telefon*, skambin*, paskambin*, per, el. paštu, el. pašt*, email*, form*, svetain*,
  whatsapp*, programėl*, registratūr*, recepcij*, registruok*, užsiregistr*, rezervuok*, užsisak*, susitar*
book_unlike: avans*, užstat*, depozit*, atšauk*, atšaukti, grąžin*, parkav*, stovėjim*, pretenzij*, skund*, nutrauk*
book_never: rezervinis, rezervas, rezervai, rezervato, bauda, baudos, avarij*, pranešti apie žalą,
  praneškite apie žalą, žalos registr*, pranešti apie gedimą, praneškite apie gedimą, gedimų registr*,
  transporto priemonės registracij*, automobilio registracij*, registracijos pažymėjimas, juridinių asmenų registr*,
  registro centr*, registrų centr*, registracijos mokestis, prisijungimo duomenys, atsarginis ratas
cancel_told: atšauk*, atšaukti, atšaukimas, atšaukimo, atšaukimą, atšaukus, atšaukiant, atšaukiate, atšaukite,
  neatšauk*, atšaukimo sąlygos, atšaukimo mokestis, nemokamas atšaukimas, atsisak*, atsisakyti vizito,
  atsisakyti rezervacijos, atsisakyti sutarties, atsisakyti paslaug*, atsisakymas, nutrauk*, nutraukti sutartį,
  sutarties nutraukim*, sutartį nutraukti, nutraukti narystę, narystės nutraukim*, narystę nutraukti,
  narystės sustabdym*, sustabdyti narystę, narystę sustabdyti, įšaldyti narystę, užšaldyti, išstoti, išstojim*,
  įspėjus prieš # dien*, įspėjęs prieš #, prieš # dienų raštu, įsipareigojimo laikotarp*, minimalus narystės,
  perkel*, perkelti vizitą, perkelti laiką, vizitą perkelti, rezervaciją perkelti, perkelti rezervaciją, nukelti,
  pakeisti laiką, pakeisti datą, laiko pakeitim*, rezervacijos pakeitim*, pakeisti rezervaciją, negalite atvykti,
  negalėsite atvykti, negalint atvykti, negalėdami atvykti, neatvyksite, likus # valand*, likus # dien*,
  likus ne mažiau, likus mažiau, prieš # valand*, prieš # val, prieš # dien*, mažiau nei # valand*, mažiau nei # val,
  mažiau nei # dien*, ne vėliau kaip prieš #, ne vėliau kaip likus, ne vėliau nei, bent # valand*, bent prieš #,
  persigalvo*, pasikeitus planams
cancel_rather: nemokam*, be mokesčio, dien*, valand*, val, savait*, mėnes*, # %, #%, mokest*, taikom*, termin*,
  raštu, ne vėliau, likus, grąžin*
cancel_unlike: jei mes, atšaukiame, atlikėj*, organizator*, grąžiname, dėl blogo oro, prekės grąžin*
cancel_never: buto nuomos nutrauk*, darbo sutarties nutrauk*, nenutrūkstam*, atsisakyti slapukų,
  atsisakyti naujienlaišk*, perkelti baldus, baldų perkraustym*, duomenų perkėlim*, perkėlimo variklis
late_told: vėluo*, vėluojate, vėluojant, vėluosite, vėluojantys, vėluojantiems, vėlavim*, vėlavimas, vėlavimą,
  pavėl*, pavėluosite, pavėluojate, pavėlav*, pavėlavus, pavėlavusiems, pavėlavę, pavėluot*, vėlesnis atvykimas,
  vėlesnį atvykimą, vėlyvas atvykimas, vėlyvą atvykimą, vėlyvo atvykimo, vėliau atvyk*, atvykstate vėliau,
  atvyksite vėliau, atvykus vėliau, atvykus po #, atvykstant po #, atvykimas po #, po # val, po # valandos, po #:#,
  prasidėjus, po pradžios, neatvyk*, neatvykus, neatvykimas, neatvykimo, neatvykote, neatvyksite, nepasirod*,
  nedalyvav*, neatėjus, neatėjote, praleist*, praleistos pamokos, praleidus, praleista, praleistą, no-show, no show,
  laukiame # min*, palauksime # min*, lauksime # min*, palauksime, laukiame iki, laikome # min*, rezervaciją laikome,
  staliuką laikome, rezervacija laikoma # min*, saugome # min*, rezervacija anuliuojama, rezervacija panaikinama,
  rezervacija atšaukiama, vizitas atšaukiamas, vizitas laikomas, laikas prarandamas, prarandama, pasibaigus terminui,
  praėjus terminui, negrąžinus laiku, nesumokėjus laiku, neatsiėm*, laiku negrąžin*, paskutiniai lankytojai,
  paskutinis įėjimas, atidirb*
late_rather: vėluo*, pavėl*, minut*, # min*, trumpin*, sutrump*, mokest*, anuliuo*, laukiame, palauk*, paskambin*,
  informuok*, praneš*, taikom*
late_unlike: vėlyvas išvykimas, vėlesnis išvykimas, išsiregistrav*, bagaž*, palūkan*, sąskait*, apmokėjim*, mokėjim*
late_never: vėlyvas išvykimas, vėlyvą išvykimą, vėlesnis išvykimas, vėlesnį išvykimą, vėlyvas išsiregistravimas,
  late check-out, check-out, ne vėliau, vėliausiai, vėlyvoji gotika, vėlyvosios gotik*, vėlyvojo barok*,
  vėlyvą rudenį, vėlyvas vakaras, iki vėlyvos nakties, iki vėlyvo vakaro, vėliau tapo, vėliau buvo
late_notasked: check-out, checkout, išvyk*, išsiregistr*, vėliausiai, ne vėliau
complaint_told: skund*, skundas, skundai, skundą, skundus, skundų, pretenzij*, pretenzijos, pretenzijas, pretenziją,
  nusiskundim*, pasiskųsti, skųsti, nepatenkint*, nesate patenkint*, nebuvote patenkint*, likote nepatenkint*,
  nepasitenkinim*, jei kas nors ne taip, jei kažkas ne taip, jei kas negerai, kas nors netenkina, kažkas netenkina,
  pastab*, pastabas, pastabos, pastabų, priekaišt*, nekokybišk*, nekokybiška prekė, nekokybišką prekę, brokuot*,
  prekė su defektu, prekės trūkum*, pažeista siunta, pažeista prekė, pažeistą siuntą, pažeistą prekę,
  sugadinta prekė, klientų aptarnavim*, klientų aptarnavimo, aptarnavimo centr*, klientų pagalba, klientų skyri*,
  vartotojų teis*, vartotojų teisių apsaugos, vvtat, vartotojų apsaug*, ginčų sprendim*, ginčų nagrinėjim*,
  ginčai sprendžiami, ginčus sprendžia, neteismin*, ne teismo tvarka, ombudsmen*, kontrolier*, atsiliepimų knyg*,
  skundų knyg*
complaint_rather: @, www, telefon*, tel, skambin*, paskambin*, el. paštu, el. pašt*, email*, form*, registratūr*,
  administracij*, adresu, raštu, rašyk*, praneš*, kreipt*, kreipk*, nagrinė*, atsakome, atsakysime, dien*, per # d*
complaint_never: reklama, reklaminis, reklamos, reklamą, skundžiatės skausmu, skundžiasi skausm*,
  nusiskundimai sveikata, pastabų knygelė, paskundė teismui
delivery_told: pristat*, pristatymas, pristatymo, pristatymą, pristatome, pristatysime, pristatoma, pristatomas,
  pristatomos, pristatyti, nemokamas pristatymas, pristatymo kaina, pristatymo terminas, pristatymo laikas,
  pristatymo būd*, siuntim*, siuntimo išlaidos, siunčiame, išsiunčiame, išsiųsime, atsiųsime, siunta, siuntos,
  siuntą, siuntų, siuntas, siuntin*, kurjer*, kurjeriu, per kurjerį, paštomat*, paštomatą, omniva, lp express,
  lpexpress, lietuvos pašt*, dpd, venipak, atvežame, atvešime, atvežim*, išvežiojame, išvežiojim*, į namus, iki durų,
  iki namų, į jūsų namus, jūsų namuose, jūsų nurodytu adresu, nurodytu adresu, kliento namuose, klientų namuose,
  pas klientą, pas klientus, vykstame į, vykstame pas, atvykstame į, atvykstame pas, atvykstame į namus,
  atvyksime pas, atvažiuojame pas, atvažiuojame į, iškvietim*, iškvietimas į namus, iškvietimo kaina,
  iškvietimo mokestis, vizitas į namus, vizitai į namus, vizitų į namus, slaugos namuose, atsiimti parduotuvėje,
  atsiimti vietoje, atsiėmim*, atsiėmimas parduotuvėje, atsiėmimo punkt*, atsiėmimo viet*, atsiimti prekes,
  atsiimti užsakymą, paimame iš, paimsime iš, pasiimame iš, išvežame, išvešime, wolt*, bolt food, visoje lietuvoje,
  po visą lietuvą, į užsienį
delivery_rather: dien*, darbo dien*, per # d*, # d. d*, nemokam*, kaina, # €, #€, €, eur, namus, namuose, užsak*,
  virš, nuo # €, val*, kitą dieną, km
delivery_unlike: grąžin*, muit*, pažeis*, pretenzij*, atgal, skund*
delivery_never: patvirtinimą siunčiame, patvirtinimą atsiųsime, nuorodą siunčiame, nuorodą atsiųsime,
  sąskaitą siunčiame, sąskaitą atsiųsime, el. paštu, elektroniniu paštu, patvirtinim*, pažymėjim*, sertifikat*,
  pranešimą siunčiame, rezultat*, nuotrauk*, naujienlaišk*, tiekėj*, viešasis transportas, gydytojo siuntim*,
  su siuntimu, siuntimo nereikia, siuntimą pas, be siuntimo, šeimos gydytojo siuntim*, pristato parodą,
  pristatome parodą, pristatoma paroda, knygos pristatym*, parodos pristatym*
who_told: savinink*, savininkas, savininkė, savininkai, savininkų, įkūrėj*, įkūrėjas, įkūrėja, įkūrėjai, steigėj*,
  steigėjas, steigėja, steigėjai, įkūrė, įsteigė, įkūrė šeima, įkūrė broliai, įkūrė seserys, priklauso šeimai,
  šeimos verslas, šeimos įmonė, šeimos verslo, šeimyninis verslas, šeimos valdom*, valdo šeima, vadovauja, vadovė,
  vadovas, vadovai, vadovę, vadovą, vadovui, vadovaujam*, vadovaujama, direktor*, direktorius, direktorė, direktorių,
  direktoriaus, pirminink*, pirmininkas, pirmininkė, prezidentas, prezidentė, valdyba, valdybos, valdybą,
  valdybos nariai, taryba, tarybą sudaro, vadybinink*, administratorius, administratorė, vyr. gydytoj*,
  vyriausiasis gydytojas, vyriausioji gydytoja, gydytoja, gydytojas, gydytojai, gydytojų, odontolog*, slaugytoj*,
  veterinarijos gydytoj*, šefas, virtuvės šefas, virtuvės šefė, virtuvei vadovauja, šefo, mūsų komanda, mūsų komandą,
  mūsų komandoje, komanda, komandą sudaro, komandoje dirba, kolektyv*, kolektyvą sudaro, personal*, darbuotojai,
  mūsų darbuotojai, mūsų specialistai, mūsų mokytojai, mūsų treneriai, mūsų meistrai, mūsų gydytojai, pas mus dirba,
  dirba # darbuotoj*, dirba # specialist*, įdarbina, treneris, trenerė, treneriai, trenerių, instruktor*,
  instruktorius, instruktorė, mokytoj*, mokytojas, mokytoja, mokytojai, dėstytoj*, lektor*, kurator*, kuratorė,
  muziejinink*, meistr*, meistras, meistrai, ūkvedys, šeimininkai, šeimininkė, broliai, seserys, sutuoktiniai,
  vyras ir žmona, # karta, trečioji karta, antroji karta, trečios kartos, iš kartos į kartą, jumis pasirūpins,
  jumis rūpinasi, jus pasitiks, jus aptarnaus, užsiėmimus veda, veda užsiėmimus, pamokas veda, treniruotes veda
who_rather: savinink*, vadovauja, vadov*, direktor*, pirminink*, įkūrėj*, įkūrė, įsteig*, steigėj*, komand*, šeim*,
  šefas, valdyb*, taryb*
who_unlike: šuns, šunų, šunis, katė, katės, gyvūn*, augintin*, raštu, atsako, atsaking*, kain*, €, tėvai,
  šeimos su vaikais, rengin*, automobil*, transporto
who_never: šuns savinink*, šunų savinink*, gyvūno savinink*, gyvūnų savinink*, augintinių savinink*,
  augintinio savinink*, automobilio savinink*, transporto priemonės savinink*, kupono savinink*, turėtoj*,
  šeimos bilietas, šeimos kambarys, šeimos kambariai, šeimos paketas, šeimos gydytoj*, ankstesnis savininkas,
  šeimos nari*, butų savinink*, gydytojo siuntim*, gydytojo rekomendac*, duomenų valdytoj*, grupės vadov*
who_notasked: kada
data_told: asmens duomen*, asmens duomenys, asmens duomenis, asmens duomenų, asmeniniai duomenys,
  asmeninius duomenis, asmeninių duomenų, asmeninė informacija, asmeninę informaciją, jūsų duomenys, jūsų duomenis,
  jūsų duomenų, duomenis tvarkome, duomenis saugome, duomenis naudojame, duomenis renkame, duomenų neperduodame,
  duomenys saugomi, duomenys tvarkomi, duomenys neperduodami, tvarkome duomenis, bdar, gdpr, privatum*,
  privatumo politika, privatumo politik*, duomenų apsauga, duomenų apsaugos, duomenų apsaugą, asmens duomenų apsaug*,
  asmens duomenų tvarkym*, duomenų tvarkym*, duomenų valdytoj*, duomenų tvarkytoj*, duomenų apsaugos pareigūn*,
  duomenų apsaugos inspekcij*, sutikimas dėl asmens, sutikimą tvarkyti, sutikimas tvarkyti, sutikimas fotografuoti,
  sutikimą fotografuoti, sutikimas dėl nuotrauk*, tėvų sutikim* .. nuotrauk*, skelbiame nuotraukas,
  nuotraukas skelbiame, nuotraukos skelbiamos, nuotraukos viešinamos, nuotraukų viešinim*, nuotraukų naudojim*,
  vaikų nuotrauk*, dalyvių nuotrauk*, fotografuojame, fotografuojama, filmuojama, filmuojame,
  renginys fotografuojamas, renginio metu fotograf*, konfidencial*, slapuk*, slapukai, vaizdo stebėjim*,
  vaizdo kameros, stebėjimo kameros, iso 27001, šifruo*, tretiesiems asmenims, trečiosioms šalims, trečiosioms,
  medicininė paslaptis, medicininę paslaptį
data_rather: saugo*, saugom*, tvarko*, renka*, perduo*, neperduo*, dalin*, nesidalin*, ištrin*, trina*, pašalin*,
  apsaug*, šifruo*, sutikim*, neparduo*, tretiesiems, trečiosioms, naudoja*
data_never: slaptažodis, slaptažodžiai, mobilieji duomenys, mobiliųjų duomenų, duomenų planas, duomenų baz*,
  techniniai duomenys, kontaktiniai duomenys, mokėjimo duomenys, rekvizit*, duomenų analiz*, duomenų atkūrim*,
  duomenų gelbėjim*, įmonės duomenys, prisijungimo duomenys
data_notasked: pamečiau, prarast*, prarad*, eksport*, import*, atkur*, atstat*, atsargin* kopij*, perkel*, gelbė*,
  mokėjimo duomen*, mobil*, rekvizit*
jobs_told: ieškome darbuotoj*, ieškome .. darbuotoj*, ieškome kolegos, ieškome kolegės, ieškome kolegų,
  ieškome naujo kolegos, ieškome naujų kolegų, ieškome .. į komandą, ieškome .. į savo komandą, komandai ieškome,
  į komandą ieškome, kviečiame dirbti, kviečiame prisijungti, kviečiame į komandą, kviečiame į savo komandą,
  kviečiame .. į komandą, priimame į darbą, priimsime į darbą, įdarbin*, įsidarbin*, darbas pas mus, dirbk pas mus,
  dirbk su mumis, dirbkite pas mus, dirbkite su mumis, dirbti pas mus, laisvos darbo vietos, laisva darbo vieta,
  laisvų darbo vietų, laisvos pozicijos, darbo pasiūlym*, darbo skelbim*, siūlome darbą, siūlome .. darbą, karjera,
  karjeros galimyb*, praktikant*, atlikti praktiką, priimame į praktiką, priimame .. praktik*, studentų praktik*,
  praktikos viet*, praktika studentams, stažuot*, pameistr*, darbas studentams, vasaros darbas, puse etato,
  pusę etato, nepilnu etatu, visu etatu, gyvenimo aprašym*, cv, motyvacin* laišk*, darbo pokalb*, kandidat*,
  atrankos pokalb*, prisijunk prie komandos, prisijunk prie mūsų, prisijunkite prie mūsų komandos
jobs_rather: ieškome, kviečiame, priimame, priimsime, siųskite, siųsti, atsiųskite, atsiųsti, rašykite, kreipkitės,
  laukiame, iki #, nuo #, el. paš*, pradžia, pradėti, per valandą, valandinis, atlyginim*, alga
jobs_never: darbo laik*, atlikt* darb*, darbo patirt*, metų patirt*, gydytojo praktik*, praktikos metai,
  registracija į kurs*, paraiška dėl žalos, žalos paraišk*, grąžinimo prašym*, remonto darb*, darbų garantij*,
  išjungta pozicija
jobs_notasked: dirbti su savo kompiuter*, dirbti kompiuteriu, parašyti cv, cv rašym*, atspausdinti cv, cv spausdin*,
  karjeros konsult*, gydytojo gyvenimo aprašym*, praktikantas ar gydytojas, kainuoja darb*
`
