export const ITALIAN = `
chiama cose esempio modo motivo nome numero paese periodo persona persone tipi tipo posso puoi
puo possiamo potete possono potrei potrebbe potremmo potere possibile possibili possibilita devo
devi deve dobbiamo dovete devono dovrei dovrebbe dovremmo dovere bisogna occorre occorrono serve
servono servirebbe servire voglio vuoi vuole vogliamo volete vogliono vorrei vorremmo vorrebbe
volevo volere faccio fai fa facciamo fate fanno fare far farmi farci farsi fatto fatta fatti
fatte vado vai andiamo vanno andare andato vengo vieni viene veniamo vengono venire venuto verra
prendo prende prendere preso diamo date danno dare dato darmi darci metto mette mettere messo
ricevo riceve ricevere ricevuto ottengo ottiene ottenere ottenuto trovo trova troviamo trovate
trovano trovare trovato usa usare usato utilizzo utilizza utilizzare funziona funzionano
funzionare succede succedera succedesse successo capita capitare avviene accade esiste offrite
offre so sai sa sappiamo sapete sanno sapere saper dire dirmi dirci dica dice dite dicono detto
spiegare chiedo chiedere chiedete chiede chiedendo capire capito credo penso pensavo pensiamo
immagino spero cerco cerchiamo cercando cercare resta restare rimane rimanere tenere tiene
considerare considera riguardo significa piace piacerebbe interessa interessato interessata
interessati aiutare aiutarmi aiutarci moglie marito figlio figlia figli figlie mamma madre papa
padre genitori fratello sorella nonno nonna nonni nipote amico amica amici amiche fidanzato
fidanzata compagno compagna zio qualcuno qualcosa niente chiunque qualsiasi qualche alcuni altro
altra altri altre certo certa certi certe vario vari varie diverso diversi diverse cliente
clienti cosa caso casi modi maniera genere parte parti punto punti domanda domande informazione
informazioni info infos dettaglio dettagli problema problemi questione volta volte momento
momenti opzione modalita oggi domani adesso ora ancora gia spesso magari forse comunque inoltre
soltanto solamente davvero esattamente circa quasi almeno eventualmente normalmente solito
rapidamente sicuramente probabilmente invece oppure allora tanto tanti molti molte poca pochi
poche troppo abbastanza bene meglio buono buona buoni normale normali giusto giusta importante
importanti necessario necessaria particolari per favore piacere cortesia gentilmente gentile
gentili grazie mille prego scusi ciao salve buongiorno buonasera buon giorno saluti spettabile
signore signora ok okay cio due tre quattro cinque sette otto nove dieci undici dodici qual cos
dov com quant nn cmq xke xche perke ke grz anke qnd qnt qst tt cn senza eventuali riuscire riesco
riesce entrambi insieme tempo tempi solo subito va dipende situazione soluzione nessuno utile
piccolo grande accettate accettano accetta accettare permesso permessa consentito consentita
disponete si me te ce ve ne mi ti ci vi stai sta sto stiamo stanno stare stato stata stati ero
era eravamo erano sara saranno sarebbe fosse avevo aveva abbiamo avuto avere avro avra avrei ho
hai fin fino dopo prima sopra sotto roba quello quella quelli quelle questo questa questi queste
quei proprio propria portare porto porta portano portate portarmi vedo vede vedere vedete passare
passa passo abito abita abitiamo vivo negli nei agli sugli dagli direttamente quarto quinto
dodicina decina ventina
averlo averla averli averle averne averci esserci esserlo farlo farla farle poterlo dovessi dovesse
volessi potessi avessi avesse fossi fossimo avevamo avevano avrebbe avremo avremmo imparare tornare
torno torna torniamo tornate decidere deciso organizzare organizzo organizziamo consigliate
consigliare stasera stamattina domattina dopodomani ieri prossimo prossima prossimi prossime scorso
scorsa scorsi appena infatti insomma siccome casomai attorno intorno verso tredici quattordici
sedici diciassette diciotto diciannove trenta quaranta cinquanta cento suocera suocero suoceri
cognato cognata cugino cugina nipoti nipotino nipotina mia mie soli sola ad ed relativo relativa
`
