export const CROATIAN = `
što šta tko koga kome kad kada gdje gde kamo odakle dokad otkad kako zašto zbog čega čemu koji
koja koje kojeg kojega kojem kojoj kojim kojih koju koliko koliki kakav kakva kakvo kakve
čiji čija jel mogu može možemo možete možeš moguće mogao mogla mogli moći moram mora moramo morate
moraju morati trebam treba trebamo trebate trebaju trebati trebao trebalo želim želi želimo želite
željeti hoću hoće htio htjela htjeli smijem smije smijemo smijete smiju imam ima imamo imate imaju
imati imao nema nemam biti bio bila bilo bili jest jesu jeste postoji postoje znam zna znate znati
reći recite kaže kažite objasnite objasniti opišite navedite pitam pitati zanima pitanje pitanja
odgovor tražim traži tražimo dobiti dobijem dobije dobijemo uzeti dati dajete nudite nudi nude
nalazi nalaze naći nađem pronaći zove zovu znači značiti mislim mislite planiram planiramo dogodi
dogoditi događa napraviti ide idu vrsta vrste tip tipa način načina načini
mogućnost mogućnosti razlog razloga slučaj slučaju primjer broj broja osoba osobe osobu 
čovjek netko nešto neki neka neko neke stvar stvari mjesto mjesta vrijeme vremena trenutak put puta
naziv ime molim hvala pozdrav bok zdravo dobar dan oprostite također isto još uvijek već samo
otprilike oko približno točno zapravo stvarno inače obično uglavnom često ponekad ikad nikad možda
eventualno sada trenutno općenito više manje puno malo jako vrlo informacija informacije info
detalji ovisi vezano vezi tiče
`
