/** Questions that next to no business document answers, one a line. */
export const LITHUANIAN = `
Kokia yra Australijos sostinė?
Kiek žaidėjų yra futbolo komandoje?
Kas ištapė Siksto koplyčios lubas?
Kaip išvalyti raudonojo vyno dėmę iš kilimo?
Kokia turėtų būti keptos vištos vidaus temperatūra?
Kada pirmasis žmogus vaikščiojo Mėnulyje?
Koks yra aukščiausio Afrikos kalno aukštis?
Kokio vitamino apelsinuose yra daugiausia?
Kaip dažnai reikia laistyti kaktusą?
Kas parašė romaną apie baltąjį banginį?
Kokia valiuta naudojama Šveicarijoje?
Kiek laiko trunka skrydis iš Londono į Niujorką?
Kodėl griaudėja ir žaibuoja?
Kokia upė teka per Vieną?
Kiek stygų turi smuikas?
Koks yra aukso cheminis simbolis?
Kaip išmokyti šunį sėdėti?
Kuri šalis laimėjo 1998 metų pasaulio futbolo čempionatą?
Kiek druskos reikia dėti į duonos kepalą?
Ką vyriausybė nusprendė dėl naujo cukraus mokesčio?
Kas buvo pirmasis Pietų Afrikos prezidentas po apartheido?
Kiek žmonių gyvena didžiausiame Japonijos mieste?
Kodėl jūra sūri?
Kokia kalba kalba dauguma Brazilijos gyventojų?
Kuri planeta turi daugiausia palydovų?
Kaip bitės gamina medų?
Kada Europoje baigėsi Antrasis pasaulinis karas?
Kiek procentų gyventojų gyvena kaime?
Kas išrado spausdinimo presą?
Kuri įmonė pagamino pirmąjį elektromobilį?
Kaip universitetas atrenka naujus studentus?
Koks buvo karaliaus vaidmuo bažnyčioje?
Kiek karių žuvo mūšyje?
Koks yra pagrindinis Islandijos energijos šaltinis?
Koks įstatymas saugo darbuotojus nuo atleidimo?
Ką gydytojai pataria vartoti nuo galvos skausmo?
Kiek narių yra Seime?
Kodėl imperija prarado savo kolonijas?
Kokią muziką kompozitorius parašė operai?
Kada buvo atidaryta geležinkelio linija tarp šių dviejų miestų?
Kokie gyvūnai gyvena atogrąžų miškuose?
Kas nutinka deguoniui, kai geležis rūdija?
Kaip nustatomas mokytojo atlyginimas?
Kas vadovavo ekspedicijai į Pietų ašigalį?
Kiek vidutiniškai kritulių iškrinta dykumoje vasarą?
Kuri komanda namų rungtynes žaidžia naujajame stadione?
Kaip pakeisti rankinio laikrodžio bateriją?
Kelintą valandą išvyksta paskutinis traukinys į oro uostą?
Kur galiu pasikeisti pasą?
Kuris filmas pernai laimėjo geriausio filmo apdovanojimą?
Kaip atkurti el. pašto paskyros slaptažodį?
Kaip geriausia išmokti groti gitara?
Kiek kalorijų turi bananas?
Kokie augalai gerai auga pavėsyje?
Gal galite rekomenduoti gerą restoraną netoli uosto?
Koks rytoj bus oras?
Kaip pateikti pajamų deklaraciją?
Kokie vaistai padeda nuo šienligės?
Kiek kiaušinių reikia blynams?
Koks yra šviesos greitis vakuume?
Kuriais metais jis mirė?
Kuo vardu buvo jo brolis?
Kiek mokinių mokosi šioje mokykloje?
Kaip dar vadinama ši liga?
Kokios grupės prieštaravo reformai?
Iš kokios uolienos sudaryta sala?
Kas vadovavo kariuomenei?
Kiek pinigų uždirbo filmas?
Ką mokslininkai atrado oloje?
Kuriame mieste vyko žaidynės?
Koks yra pagrindinis šios teorijos tikslas?
Kiek metų buvo imperatoriui, kai mirė jo tėvas?
Kiek procentų rinkėjų balsavo už prezidentą?
Kas praėjusį šimtmetį buvo pastatyta ant kalvos?
Kurios dvi šalys pasirašė susitarimą?
Ką organizmas gamina, kai jam šalta?
Kiek knygų yra bibliotekoje?
Kokia yra didžiausia šios jūros sala?
Kodėl darbininkai paliko gamyklą?
Kam prieš karą priklausė žemė?
`
