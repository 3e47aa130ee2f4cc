export const SLOVAK = `
môžeš môžu môcť chcem chce chceme chcete chcel chcela potrebujem potrebuje potrebujeme potrebujete
potrebovať potreba treba musím musíme musíte máš nemám nemusí nemôžem nemôže smiem smie nejde byť
ide idú ísť dať dám dáme dostať dostanem dostane dostanete získať získam vziať robím robí funguje
fungujú fungovať povedať povedzte vedieť viem vie viete vedia hľadám hľadať nájsť nájdem nájde
ponúkate ponúka existujú poskytuje znamená volá stane stalo deje prebieha použiť používať zaujíma
zaujímalo pýtam pýtať opýtať spýtať otázka otázku otázky otázok myslím myslíte plánujem plánujeme
prosím prosíme skúsiť stačí záleží poradíte poradiť pomôžete vysvetliť ahoj čau dobrý deň dobré
zdravím ďakujem ďakujeme dík prepáčte ospravedlňujem jasné dobre fajn teda vlastne možno snáď
pravdepodobne prípadne naozaj fakt presne približne zvyčajne väčšinou normálne bežne často niekedy
občas vždy nikdy stále teraz aktuálne dnes zajtra neskôr hneď iba skoro celkom veľmi moc veľa viac
niekoľko trochu celý celá celé iný iná iné nejaký nejaká nejaké nejakú niekto niečo niekde žiadny
žiadne taký taká konkrétne hlavne rovnaký rovnaké ďalší ďalšie veci spôsob spôsobom druh typ prípad
problém informácia informácie informácií info príklad číslo počet možnosť možnosti možné možný
dôležité lepší lepšie osoba osoby osôb človek ľudia meno názov dôvod chvíľu čas jeden jedna jedno
dva dve dvaja dvoch tri traja troch štyri štyria štyroch päť syn syna dcéra dcéru manžel manželka
manželku kamarát priateľ priateľka
`
