/** Questions that next to no business document answers, one a line. */
export const FINNISH = `
Mikä on Australian pääkaupunki?
Kuinka monta pelaajaa jalkapallojoukkueessa on?
Kuka maalasi Sikstuksen kappelin katon?
Miten saan punaviinitahran pois matosta?
Mikä paistetun kanan sisälämpötilan pitäisi olla?
Milloin ensimmäinen ihminen käveli Kuussa?
Kuinka korkea on Afrikan korkein vuori?
Mitä vitamiinia appelsiineissa on eniten?
Kuinka usein kaktusta pitää kastella?
Kuka kirjoitti romaanin valkoisesta valaasta?
Mikä valuutta Sveitsissä on käytössä?
Kuinka kauan lento Lontoosta New Yorkiin kestää?
Mistä ukkonen ja salamat johtuvat?
Mikä joki virtaa Wienin läpi?
Montako kieltä viulussa on?
Mikä on kullan kemiallinen merkki?
Miten opetan koirani istumaan?
Mikä maa voitti jalkapallon maailmanmestaruuden vuonna 1998?
Kuinka paljon suolaa leipään laitetaan?
Mitä hallitus päätti uudesta sokeriverosta?
Kuka oli Etelä-Afrikan ensimmäinen presidentti apartheidin jälkeen?
Kuinka paljon asukkaita on Japanin suurimmassa kaupungissa?
Miksi merivesi on suolaista?
Mitä kieltä suurin osa brasilialaisista puhuu?
Millä planeetalla on eniten kuita?
Miten mehiläiset tekevät hunajaa?
Milloin toinen maailmansota päättyi Euroopassa?
Kuinka monta prosenttia väestöstä asuu maaseudulla?
Kuka keksi kirjapainotaidon?
Mikä yritys rakensi ensimmäisen sähköauton?
Miten yliopisto valitsee uudet opiskelijansa?
Mikä oli kuninkaan asema kirkossa?
Kuinka monta sotilasta taistelussa kuoli?
Mikä on Islannin tärkein energianlähde?
Mikä laki suojaa työntekijöitä irtisanomiselta?
Mitä lääkärit suosittelevat päänsärkyyn?
Montako kansanedustajaa eduskunnassa on?
Miksi valtakunta menetti siirtomaansa?
Millaista musiikkia säveltäjä kirjoitti oopperaan?
Milloin kaupunkien välinen rautatie avattiin?
Mitä eläimiä sademetsässä elää?
Mitä hapelle tapahtuu, kun rauta ruostuu?
Miten opettajan palkka määräytyy?
Kuka johti retkikuntaa etelänavalle?
Kuinka paljon aavikolla sataa keskimäärin kesällä?
Mikä joukkue pelaa kotiottelunsa uudella stadionilla?
Miten rannekellon paristo vaihdetaan?
Mihin aikaan viimeinen juna lähtee lentokentälle?
Missä voin uusia passini?
Mikä elokuva voitti viime vuonna parhaan elokuvan palkinnon?
Miten vaihdan sähköpostitilini unohtuneen salasanan?
Mikä on paras tapa oppia soittamaan kitaraa?
Kuinka monta kaloria banaanissa on?
Mitkä kasvit viihtyvät varjossa?
Voitko suositella hyvää ravintolaa sataman läheltä?
Millainen sää huomenna on?
Miten teen veroilmoituksen?
Mikä lääke auttaa heinänuhaan?
Montako munaa tarvitsen lettuihin?
Mikä on valon nopeus tyhjiössä?
Minä vuonna hän kuoli?
Mikä hänen veljensä nimi oli?
Kuinka monta oppilasta koulussa on?
Millä muulla nimellä tauti tunnetaan?
Mitkä ryhmät vastustivat uudistusta?
Mistä kivilajista saari on muodostunut?
Kuka johti armeijaa?
Kuinka paljon rahaa elokuva tuotti?
Mitä tutkijat löysivät luolasta?
Mikä kaupunki isännöi kisoja?
Mikä on teorian päätavoite?
Kuinka vanha keisari oli, kun hänen isänsä kuoli?
Kuinka suuri osa äänestäjistä valitsi presidentin?
Mitä mäelle rakennettiin viime vuosisadalla?
Mitkä kaksi maata allekirjoittivat sopimuksen?
Mitä keho tuottaa, kun sillä on kylmä?
Kuinka monta kirjaa kirjastossa on?
Mikä on meren suurin saari?
Miksi työläiset lähtivät tehtaalta?
Kuka omisti maan ennen sotaa?
`
