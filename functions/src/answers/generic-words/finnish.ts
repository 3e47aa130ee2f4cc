export const FINNISH = `
mikä mitä mitkä minkä missä mistä mihin millä millainen millaista millaisia millaiset minkälainen
minkälaista minkälaisia kuka ketkä kenen ketä kenelle keneltä keneen kumpi kumman milloin koska
miten kuinka miksi montako paljonko moneltako mones monesko minne mille miltä onko onks oliko
olisiko ovatko olenko oletteko olemmeko voiko voinko voimmeko voitteko voivatko voisiko voisinko
voisimmeko voisitteko voi voin voimme voivat voisi voisin voida voidaanko voidaan saako saanko
saammeko saisinko saisiko saadaanko saan saamme saisi pitääkö pitäisikö täytyykö täytyy pitää
pitäisi tarvitseeko tarvitsenko tarvitaanko tarvitsee tarvitsen tarvitsemme tarvita tarvitaan
kannattaako kannattaa pystyykö pystynkö pystyy pystyn pystyisi onnistuuko onnistuu onnistuisiko
käykö käy kävisikö käviskö löytyykö löytyy löydän löydänkö löytää tuleeko tulee tulla menee
meneekö mennä tehdään teettekö teen tehdä tekee tein kuuluuko haluan haluaisin haluamme
haluaisimme haluta haluaa tahdon tahtoisin toivon toivoisin toivomme aion aiomme ajattelin mietin
pohdin tiedän tietää tiedättekö tiedätkö tietäisin kertoa kertokaa kertoisitteko kerrotko
kertoisitko sanoa sanotaan kysyä kysyisin kysymys kysymykseni asia asiaa asiat asiasta tieto
tietoa tietoja lisätietoa lisätietoja selvittää ymmärtää tarjoatteko tarjoaa tarjoavat teillä
teiltä teidän teille teitä meillä meille meidän minulla minulle minun minut minua mulla mulle mun
mä sä me te minä sinä hän he itse oma omat olla on ovat oli olivat ollut olen olemme olisi olevan
oleva ollaan ei en eikö eikös eivät nimi nimeltään nimeltä nimisen niminen nimet kutsutaan
kutsuttiin määrä määrät lukumäärä laji tyyppi tyyppinen lainen tapa tavalla tavoin keino keinot
syy syystä takia vuoksi ihminen ihmiset ihmistä henkilö henkilöt joku jotkut jokin jotain jotakin
mikään mitään kukaan ketään kaikki muut muu muita toinen esine juttu juttuja homma paikka paikassa
kohta kohdassa aika aikaan aikana kerta kertaa tapahtuu tapahtui tapahtua merkitsee tarkoittaa
tarkoitetaan tarkoittaako mahdollista mahdollinen mahdollisuus mahdollisesti mahdollisimman
saatavana tarjolla kiitos kiitokset kiitti kiitoksia hei moi terve moikka heippa huomenta päivää
iltaa anteeksi kyllä joo juu niin okei ole hyvä pyydän terveisin tarkalleen tarkasti täsmälleen
oikein oikeasti todella todellakin tosiaan varmasti varmaan varmaankin ehkä kai yleensä
normaalisti tavallisesti usein joskus nykyisin nykyään nyt tällä hetkellä hetki tänään juuri vielä
enää jo aina heti taas myös vain ainakin noin suunnilleen jos kun että vai tai sekä kanssa ilman
varten esimerkiksi esimerkki vaikkapa erityisesti suhteen liittyen koskien koskee liittyy tilanne
tapauksessa tapaus yhtään monta moni monia paljon vähän pari muutama useita enemmän eniten
mieluiten edes myöskin sitten tuo tämä nämä nuo se ne joka jotka siellä täällä siinä tässä siitä
sellainen tällainen sitä tätä
`
