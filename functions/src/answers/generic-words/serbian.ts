export const SERBIAN = `
šta što ko koga kome kad kada gde kuda odakle dokle dokad otkad kako zašto zbog čega čemu koji
koja koje kojeg kog kojem kom kojoj kojim kojih koju koliko koliki kolika kakav kakva kakvo kakve kakvi
čiji čija čije jel dal mogu može možemo možete možeš moguće mogao mogla mogli moglo moći moram mora
moramo morate moraju morati treba trebam trebamo trebate trebaju trebati trebalo potrebno želim želi
želimo želite želeti hoću hoće hoćemo hoćete hteo htela hteli smem sme smemo smete smeju imam ima imamo
imate imaju imati imao nema nemam biti bio bila bilo bili jeste jesu postoji postoje znam zna znate znaš
znati recite reci reći kaže kažite kažete objasnite objasniti opišite navedite pitam pitati zanima
interesuje pitanje pitanja odgovor tražim traži tražimo dobiti dobijem dobija dobijamo uzeti dati dajete
nudite nudi nude nalazi nalaze nađem naći pronaći zove zovu znači značiti mislim mislite planiram
planiramo desi desiti dešava uraditi uradim radim raditi ide idu vrsta vrste vrstu tip tipa način
načina načini mogućnost mogućnosti razlog razloga slučaj slučaju primer broj broja osoba osobe osobu
čovek ljudi neko nešto neki neka neke stvar stvari mesto mesta vreme vremena trenutak put puta
naziv ime molim hvala pozdrav zdravo ćao dobar dan izvinite takođe isto još uvek već samo otprilike
oko tačno zapravo stvarno inače obično uglavnom često ponekad ikad nikad možda eventualno sada
trenutno generalno više manje puno malo mnogo jako veoma vrlo informacija informacije info detalji
zavisi vezano vezi tiče
`
