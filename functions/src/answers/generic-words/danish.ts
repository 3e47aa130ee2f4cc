export const DANISH = `
hvad hvem hvor hvornår hvordan hvorfor hvilken hvilket hvilke hvorhen hvorfra hvortil hvormange
mon kan kunne kunnet må måtte skal skulle vil ville bør burde gider er var været være bliver blev
blive blevet har havde have haft gør gjorde gøre gjort får fik få fået findes fandtes find finder
finde fundet ønsker ønske behøver behøve behov brug ved vidste vide kender kende sige siger sagde
fortæl fortælle fortæller forklar forklare oplys oplyse spørge spørger spørgsmål spørgsmålet svar
tænker tror troede synes overvejer planlægger leder søger regner håber hedder hed hedde kaldes
kaldte kaldt kalder navn navnet navne betyder betød betyde antal antallet mængde mængden slags
type typer typen form måde måden måder grund grunden årsag årsagen folk mennesker menneske person
personer personen nogen noget nogle ting tingene sag sted stedet steder tid tiden tidspunkt
tidspunktet gang gange sker skete ske sket foregår foregik muligt mulig mulige mulighed muligheder
tilgængelig tilgængeligt venligst tak hej hejsa goddag hilsen mvh undskyld forhånd gerne lige
præcis præcist nøjagtigt egentlig virkelig faktisk helt normalt sædvanligvis regel typisk generelt
altid nogensinde ofte nuværende nu aktuelt stadig stadigvæk allerede endnu tit måske eventuelt
ellers også bare kun lidt meget mange mere mest flere fleste cirka omkring omtrent eksempel
eksempelvis oplysning oplysninger information informationer info detaljer situation tilfælde
tilfældet problem forhold særligt især god godt okay ja nej jo tage tager tog give giver gav komme
kommer kom gå går gælder drejer bruges bruger anvendes tilbyder tilbydes hjælpe altså vist da dog
`
