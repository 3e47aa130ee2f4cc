export const NORWEGIAN = `
hva hvem hvor når hvordan hvorfor hvilken hvilket hvilke hvorhen hvorfra hvortil åssen kan kunne må
måtte skal skulle vil ville bør burde får fikk få fått gidder er var være vært blir ble bli blitt
har hadde ha hatt gjør gjorde gjøre gjort finnes fantes finner finne funnet ønsker ønske trenger
trenge behøver behøve behov vet vite visste kjenner kjenne sier si sa fortell fortelle forteller
forklar forklare spør spørre spørsmål spørsmålet svar tenker tror trodde synes vurderer planlegger
leter lurer håper heter het kalles kalte kalt kaller navn navnet betyr betydde antall antallet
mengde mengden slags type typer typen måte måten måter grunn grunnen årsak årsaken folk menneske
mennesker person personer personen noen noe ting tingene sak sted stedet steder tid tiden
tidspunkt tidspunktet gang ganger skjer skjedde skje foregår foregå mulig mulige mulighet
muligheter vennligst takk hei hallo hilsen mvh unnskyld beklager gjerne bare kun litt mye mange mer
mest flere fleste omtrent cirka rundt akkurat nøyaktig egentlig virkelig faktisk helt normalt
vanligvis typisk generelt alltid noensinne ofte nåværende nå fortsatt ennå fremdeles allerede også
ellers kanskje eventuelt eksempel eksempelvis opplysning opplysninger informasjon info detaljer
situasjon tilfelle tilfellet problem forhold særlig spesielt god godt greit ok ja nei jo tar ta tok
gir gi ga kommer komme kom går gikk gå gjelder dreier brukes bruker tilbyr tilbys hjelpe altså visst
da dog snill
`
