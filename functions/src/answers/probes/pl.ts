/** Questions that next to no business document answers, one a line. */
export const POLISH = `
Jak nazywa się stolica Australii?
Ilu zawodników liczy drużyna piłkarska?
Kto namalował sklepienie Kaplicy Sykstyńskiej?
Jak usunąć plamę z czerwonego wina z dywanu?
Jaką temperaturę powinien mieć w środku pieczony kurczak?
Kiedy człowiek po raz pierwszy stanął na Księżycu?
Jaką wysokość ma najwyższa góra Afryki?
Której witaminy jest najwięcej w pomarańczach?
Jak często trzeba podlewać kaktusa?
Kto napisał powieść o białym wielorybie?
Jaka waluta obowiązuje w Szwajcarii?
Jak długo leci się z Londynu do Nowego Jorku?
Skąd się biorą grzmoty i błyskawice?
Która rzeka przepływa przez Wiedeń?
Ile strun mają skrzypce?
Jaki jest symbol chemiczny złota?
Jak nauczyć psa siadać na komendę?
Który kraj zdobył mistrzostwo świata w piłce nożnej w 1998 roku?
Ile soli dodaje się do bochenka chleba?
Co rząd postanowił w sprawie nowego podatku od cukru?
Kto był pierwszym prezydentem Republiki Południowej Afryki po apartheidzie?
Ile osób mieszka w największym mieście Japonii?
Dlaczego morze jest słone?
W jakim języku mówi większość mieszkańców Brazylii?
Która planeta ma najwięcej księżyców?
Jak pszczoły robią miód?
Kiedy skończyła się druga wojna światowa w Europie?
Jaki procent ludności mieszka na wsi?
Kto wynalazł prasę drukarską?
Która firma zbudowała pierwszy samochód elektryczny?
W jaki sposób uczelnia wybiera nowych studentów?
Jaką rolę odgrywał król w Kościele?
Ilu żołnierzy zginęło w bitwie?
Co jest głównym źródłem energii na Islandii?
Która ustawa chroni pracowników przed zwolnieniem?
Co lekarze zalecają na ból głowy?
Ilu członków ma parlament krajowy?
Dlaczego imperium straciło swoje kolonie?
Jaką muzykę napisał kompozytor do tej opery?
Kiedy otwarto linię kolejową między tymi dwoma miastami?
Jakie zwierzęta żyją w lesie deszczowym?
Co się dzieje z tlenem, gdy żelazo rdzewieje?
Od czego zależy pensja nauczyciela?
Kto dowodził wyprawą na biegun południowy?
Ile deszczu spada średnio latem na pustyni?
Która drużyna rozgrywa mecze u siebie na nowym stadionie?
Jak wymienić baterię w zegarku na rękę?
O której odjeżdża ostatni pociąg na lotnisko?
Gdzie mogę wyrobić nowy paszport?
Który film dostał w zeszłym roku nagrodę za najlepszy film?
Jak zresetować hasło do poczty?
Jak najlepiej nauczyć się grać na gitarze?
Ile kalorii ma banan?
Jakie rośliny dobrze rosną w cieniu?
Czy możesz polecić dobrą restaurację w pobliżu portu?
Jaka będzie jutro pogoda?
Jak złożyć zeznanie podatkowe?
Jaki lek pomaga na katar sienny?
Ile jajek potrzeba na naleśniki?
Ile wynosi prędkość światła w próżni?
W którym roku zmarł?
Jak miał na imię jego brat?
Ilu uczniów chodzi do tej szkoły?
Jak inaczej nazywa się ta choroba?
Jakie grupy były przeciwne reformie?
Z jakiej skały zbudowana jest wyspa?
Kto dowodził armią?
Ile zarobił ten film?
Co naukowcy odkryli w jaskini?
Które miasto było gospodarzem igrzysk?
Jaki jest główny cel tej teorii?
Ile lat miał cesarz, gdy zmarł jego ojciec?
Jaki procent wyborców zagłosował na prezydenta?
Co zbudowano na wzgórzu w zeszłym stuleciu?
Które dwa kraje podpisały porozumienie?
Co wytwarza organizm, kiedy jest mu zimno?
Ile książek jest w bibliotece?
Jak nazywa się największa wyspa na tym morzu?
Dlaczego robotnicy opuścili fabrykę?
Do kogo należała ziemia przed wojną?
`
