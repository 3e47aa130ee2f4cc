export const ITALIAN = `
arrivare checkin ingresso accoglienza
partire partenza checkout lasciare liberare
camera stanza alloggio
camera: matrimoniale singola doppia suite tripla quadrupla
alloggio pernottamento soggiorno dormire
notte pernottamento notturno
letto lettino culla materasso brandina
culla lettino neonato bebè
cuscino guanciale coperta piumone trapunta
lenzuola biancheria asciugamani asciugamano telo
asciugamano telo accappatoio salvietta
bagno toilette gabinetto wc igienici
doccia spogliatoio
phon asciugacapelli fon
climatizzatore condizionatore aria
riscaldamento termosifone caldaia calorifero stufa
frigorifero frigo minibar frigobar
cucina angolo cottura fornelli piano
lavastoviglie stoviglie piatti pentole
lavatrice lavanderia bucato lavare lavaggio
asciugatrice asciugatura
ferro stirare stiratura
pulizia pulire lavare riordino
ascensore elevatore montacarichi
scala gradini piano
disabile handicap carrozzina rotelle accessibile accessibilità rampa barriere
accessibile accedere entrare entrata ingresso
chiave chiavi tessera badge serratura
cassaforte cassetta valori preziosi custodia
reception ricevimento portineria portiere accettazione segreteria
vista panorama affaccio balcone terrazza
balcone terrazza veranda
giardino prato parco cortile verde
spiaggia mare lido costa riva
lettino sdraio ombrellone
piscina nuotare vasca bagnarsi
cuffia costume piscina
spa benessere termale terme wellness
spa: sauna hammam idromassaggio massaggio bagno
massaggio trattamento
fisioterapia riabilitazione
wifi internet rete connessione wireless
televisione tv televisore canali
colazione mattina buffet brioche cornetto
pranzo mezzogiorno mensa
cena sera serale
mangiare cibo pasto ristorante piatto cucina
mensa pasto refezione pranzo
menù carta piatti portata pietanza
merenda spuntino snack
bere bevanda bibita drink
bibita: cola aranciata acqua limonata succo
alcol vino birra superalcolici
vino bottiglia cantina enoteca calice
tappo bottiglia vino
birra spina birrificio
caffè bar cappuccino espresso caffetteria macchinetta
bollitore tisana tè
vegetariano vegano vegetale carne
vegano vegetale latticini
dieta alimentare regime dietetico
allergia allergeni intolleranza glutine lattosio
allergeni: noci arachidi uova latte soia crostacei nocciole sesamo
celiaco glutine
latte latticini lattosio
carne: manzo maiale pollo vitello agnello prosciutto
pesce: salmone tonno frutti cozze gamberi
ingrediente contenere ricetta composizione
asporto portare ritirare
domicilio casa consegna recapito
avanzi doggy
tavolo posto coperto prenotazione
coperto servizio mancia
seggiolone bambino bimbo
cuoco chef cucina
cameriere cameriera sala personale
pane panificio forno panetteria pagnotta
torta dolce dessert pasticceria
pane: pagnotta focaccia baguette panino filone
dolce: gelato tiramisù crostata biscotti pasticcini cornetto
prezzo costo tariffa quanto listino
tariffa retta quota canone prezzo importo
caro costoso dispendioso elevato
economico conveniente sconto
pagare saldare versare
pagare: carta contanti bonifico bancomat assegno pos rate
carta: visa mastercard amex bancomat debito credito prepagata
express: amex
bonifico iban conto bancario
contanti cash banconote monete
banconota: euro monete spiccioli
pagamento: paypal satispay klarna apple
rata rateale rateizzare dilazione mensile
acconto anticipo caparra deposito
cauzione deposito garanzia caparra
fattura ricevuta scontrino
scontrino ricevuta prova acquisto
preventivo stima offerta preventivare
sconto ridotto riduzione ribasso agevolazione convenzione promozione
offerta promozione saldi promo
codice coupon promo sconto
buono voucher regalo coupon gift
regalare dono omaggio
gratis gratuito gratuitamente omaggio incluso compreso
incluso compreso includere comprendere comprende
supplemento extra aggiuntivo sovrapprezzo maggiorazione
tassa imposta tributo iva
turista soggiorno tassa
multa penale sanzione contravvenzione ammenda
mora ritardo sollecito interessi insoluto
rimborso restituire indennizzo
spesa rimborso nota
risparmiare sconto conviene
aumento rincaro adeguamento
bambino bimbo figlio minore ragazzo
neonato bebè lattante infante poppante
adolescente ragazzo giovane minorenne under
minorenne minore età diciottenne
età anni anno compiuto anagrafica
anziano anziani pensionato senior over terza
pensionato: sessantenne settantenne
studente universitario alunno allievo
alunno scolaro allievo bambino iscritto
genitore mamma papà padre madre famiglia
famiglia familiare nucleo familiari
nonno delegato accompagnatore
accompagnatore adulto
fratello sorella fratellino
moglie marito coniuge compagno partner
ospite visitatore amico visita
gruppo comitiva scolaresca
cane animale cagnolino zampe
cane: labrador bassotto barboncino chihuahua pastore golden cucciolo bulldog jack
animale: cane gatto coniglio pappagallo criceto cavia tartaruga cavallo
gatto micio felino gattino
guinzaglio museruola
veterinario animale vaccinazione
malattia malato ammalato influenza infortunio
febbre malattia temperatura influenza termometro
malattia: raffreddore tosse varicella congiuntivite covid influenza diarrea pidocchi
medico dottore dottoressa curante specialista ambulatorio
dottore dottoressa medico titolare
pediatra bambino
dentista dentale odontoiatra denti
dente: molare carie giudizio otturazione
igienista tartaro ablazione detartrasi
sbiancamento bianco
apparecchio ortodonzia ortodontico allineatore
impianto protesi corona dentiera
estrazione estratto estrarre togliere tolto
dolore male
mal dolore emergenza urgenza
anestesia sedazione dolore paura
paura ansia timore ansioso spaventato
urgenza urgente emergenza pronto soccorso guardia
ambulanza soccorso emergenza
visita controllo appuntamento esame consulto
ricetta prescrizione farmaco medicina
medicina medicinale farmaco pastiglie antibiotico
vaccino vaccinale antinfluenzale
sangue prelievo analisi esami
referto risultato esito analisi
radiografia raggi lastra ortopanoramica
certificato attestato certificazione documento
certificato medico idoneità agonistico sanitario
gravidanza incinta gestante maternità
maternità paternità congedo parentale
ticket esenzione mutua sanitario asl
assicurazione polizza copertura coperto kasko
operazione intervento chirurgia
cura terapia trattamento
stampelle bastone carrozzina deambulatore
occhiali lenti vista
assenza assente mancare malattia
assenza avvisare comunicare giustificazione
saltare perdere perso mancare recuperare
recuperare lezione
annullare disdire disdetta cancellare disdico
disdetta recesso recedere disdire rescindere rescissione risoluzione
preavviso disdetta termine
ripensamento recesso restituzione reso
contratto accordo abbonamento vincolo durata
rinnovo prorogare automatico
sospendere sospensione sospeso pausa congelare interrompere interruzione
spostare rimandare rinviare posticipare modificare
cambiare modifica modificare variazione variare
anticipare prima
prolungare estendere proroga allungare estensione
appuntamento prenotazione visita incontro
prenotare riservare
disponibile disponibilità libero posto
esaurito completo pieno sold
attesa aspettare lista attendere coda fila
coda fila attesa saltafila
consegnare recapitare recapito spedizione spedire
spedizione spedire invio corriere mandare
corriere: gls brt bartolini dhl ups poste sda
pacco pacchetto collo spedizione
imballaggio confezione scatola imballo
ordinare acquisto comprare
comprare acquistare vendere
tracciare tracking seguire tracciabilità
reso restituire rendere indietro rimandare
cambio sostituzione taglia
difetto guasto rotto danneggiato
rotto rompere guasto danno danneggiato
danno danneggiare risarcimento graffio
graffio ammaccatura danno
garanzia difetto garantito
riparare aggiustare sistemare assistenza
manutenzione riparazione guasto assistenza
perdere perso smarrire
dimenticare smarrito ritrovato oggetti
furto rubare ladro sottratto
denuncia furto polizia carabinieri
polizia: carabinieri vigili
trovare ritrovato
responsabile risponde
magazzino scorta disponibile giacenza
dogana doganale dazio estero
estero europa straniero paesi internazionale
estero: svizzera francia germania austria spagna
isola sicilia sardegna
vestito abito abbigliamento indumento capo
abbigliamento divisa uniforme grembiule tuta
dress abbigliamento elegante vestirsi
maglione maglia felpa pullover cardigan
pantaloni jeans calzoni
camicia camicetta blusa
scarpa calzature ginnastica ciabatte
ciabatta pantofole infradito
giacca cappotto giubbotto giaccone
guardaroba giacca cappotto deposito
taglia misura
cambio ricambio vestiti
pannolino fasciatoio cambio
passeggino carrozzina
borsa zaino bagaglio valigia
bagaglio valigia trolley deposito
armadietto lucchetto spogliatoio
portare occorrente necessario serve
attrezzatura attrezzi materiale equipaggiamento
noleggiare affittare nolo
prestito imprestare
ombrello pioggia
pioggia piovere maltempo meteo brutto
maltempo: temporale neve vento grandine bufera
meteo pioggia previsioni sole
neve invernali catene
caldo temperatura estivo
freddo gelo inverno
auto macchina automobile veicolo vettura
veicolo: moto scooter furgone camper autocarro
moto motocicletta scooter motorino
bici bicicletta ciclismo ebike
camper caravan roulotte autocaravan piazzola
tenda piazzola campeggio
furgone van camion
parcheggio posteggio garage box sosta
elettrico ricarica ricaricare colonnina
elettrico: tesla ibrido
corrente elettricità luce presa
benzina carburante diesel gasolio serbatoio pieno rifornimento
pneumatico gomma
gomma: invernali estive
officina meccanico riparazione
meccanico tecnico officina
revisione collaudo tagliando
tagliando manutenzione revisione
olio filtro tagliando
freno pastiglie
carrozziere carrozzeria ammaccatura
parabrezza vetro cristallo
sostitutiva sostituzione cortesia
soccorso traino carroattrezzi panne avaria
incidente sinistro infortunio collisione
chilometro chilometraggio km percorrenza
patente guida conducente
guidare guidatore conducente
neopatentato patente
navigatore gps
treno stazione ferrovia ferroviaria
aeroporto volo aereo navetta
navetta transfer trasferimento shuttle
autobus bus pullman tram mezzi fermata
mezzi: metro metropolitana autobus tram treno
taxi transfer
raggiungere arrivare indicazioni strada
indirizzo sede via trovarsi ubicazione
lontano distanza distante vicino minuti
sede filiale negozio punto
negozio bottega rivendita store
viaggio vacanza tour itinerario
escursione gita uscita camminata
passaporto visto documento identità
documento identità carta passaporto
documento: passaporto patente
viaggiatore passeggero partecipante
annullamento viaggio polizza
personale dipendente staff collaboratore addetto squadra
collega collaboratore
capo responsabile superiore direttore titolare dirigente
proprietario titolare gestore padrone fondatore
direttore direzione dirigente direttrice responsabile
presidente direttivo consiglio
insegnante docente maestro professore istruttore
istruttore allenatore trainer coach
educatrice maestra tata
custode portinaio portiere bidello
amministratore condominio
parrucchiere parrucchiera acconciatore barbiere
capelli taglio chioma
colore tinta meches
piega acconciatura asciugatura
barba rasatura
unghie manicure smalto
estetista trattamento
ceretta depilazione epilazione
fioraio fiorista fiori
fiore mazzo bouquet composizione
fiore: rosa tulipani girasole orchidea
pianta vaso vegetale
funerale lutto corona defunto
mazzo bouquet sposa
idraulico tubo perdita
perdita gocciolare infiltrazione acqua
elettricista impianto elettrico
artigiano: idraulico elettricista falegname imbianchino muratore
falegname legno mobili
imbianchino tinteggiare pittura tinteggiatura imbiancare
sopralluogo preventivo visita
ristrutturare lavori
chiamata uscita intervento trasferta
avvocato legale consulenza
commercialista contabile ragioniere consulente
dichiarazione redditi unico fiscale
contabilità bilancio registrazione
consulenza consiglio consulto
architetto progetto disegno
orario ora aperto apertura aprire
aperto apertura aprire apre orario
chiuso chiusura chiudere
domenica festivo weekend
weekend: sabato domenica
feriale lunedì settimana
festa festività
festivo: natale pasqua ferragosto capodanno epifania pasquetta
natale natalizio dicembre
pasqua pasquale
capodanno cenone silvestro
ferie vacanza chiusura
ferragosto agosto
estate: giugno luglio agosto
inverno: dicembre gennaio febbraio
primavera: marzo aprile maggio
autunno: settembre ottobre novembre
stagione stagionale periodo
mattina mattutino
pomeriggio pomeridiano
sera serale
notte notturno mezzanotte
presto anticipato prima early
tardi ritardo oltre dopo
ritardo tardi
scadenza termine entro scadere limite
scadere scadenza validità
valido valere
iniziare cominciare partire avvio
finire terminare conclusione
durare lungo
mese mensile
anno annuale annuo
settimana settimanale
giorno giornaliero quotidiano
frequenza spesso volte frequente
ultimo finale
primo iniziale
contattare telefono email recapito
telefonare chiamare telefono
cellulare telefono telefonino smartphone
mail email posta scrivere
whatsapp messaggio chat sms
rispondere risposta riscontro
parlare lingua inglese
lingua: inglese tedesco francese spagnolo
italiano lingua madrelingua
lamentarsi reclamo lamentela segnalazione
reclamo insoddisfatto scontento soddisfatto
segnalare comunicare avvisare
problema guasto difficoltà disservizio
assistenza supporto aiuto
recensione opinione valutazione
dati privacy personali riservatezza trattamento
dati salvare archiviare conservare
eliminare rimuovere cancellare
password credenziali accesso pin
account profilo utente registrazione
accedere accesso login entrare
registrarsi iscriversi iscrizione
computer portatile pc dispositivo laptop
programma software applicazione app
app applicazione smartphone
smartphone: iphone android samsung
aggiornare versione
installare configurare
importare caricare
esportare scaricare
backup copia ripristino
errore bug malfunzionamento
integrazione collegare
demo prova gratuito
licenza utente
server cloud ospitati
sicuro sicurezza protetto protezione crittografia
fumare fumatore sigaretta
sigaretta: iqos svapo elettronica sigaro
rumore silenzio musica quiete disturbo
silenzio quiete tranquillo riposo
vicino condomino
regola norma
vietare divieto proibito
permesso consentito ammesso permettere autorizzato
ammettere ammesso accettare benvenuto
rifiutare rifiuto respinto
obbligatorio obbligo dovere necessario richiesto
autorizzazione permesso consenso delega
delega autorizzato ritirare
ritirare prendere prelevare
consegnare presentare inviare
firmare sottoscrivere
modulo domanda richiesta formulario
corso lezione
corso: yoga pilates spinning zumba
lezione incontro seduta
esame prova test verifica
esame superare passare bocciato
voto pagella valutazione
compiti verifica
diploma attestato certificato
scuola istituto scolastico
scuola: elementare primaria media liceo superiori
asilo: nido materna infanzia micronido
inserimento ambientamento
doposcuola prolungato posticipata
pisolino nanna riposo dormire
classe sezione gruppo
iscrivere iscrizione iscritto tesseramento
graduatoria ammissione domanda posto
iscritto socio membro tesserato
socio associato tessera membro
associazione circolo club
tesseramento quota annuale
assemblea riunione soci
votare votazione eleggere elezione
donare donazione offerta erogazione
abbonamento tessera mensile
prova gratuita
ingresso biglietto entrata
biglietto ticket ingresso
palestra fitness allenamento pesi
sport attività
sport: calcio tennis basket pallavolo padel nuoto
campo tennis padel
sci skipass piste
personal trainer allenatore
museo mostra esposizione collezione
guida visita tour
audioguida guida
mostra esposizione opera quadro
arte artista quadro dipinto
musica suonare concerto
strumento: pianoforte chitarra violino batteria flauto
pianoforte piano
danza ballo
fotografare foto immagini riprese
video filmare ripresa registrare
telecamera videosorveglianza sorveglianza
drone riprese
evento festa festeggiare celebrazione ricevimento
evento: matrimonio compleanno battesimo laurea comunione cresima
compleanno festa festeggiare
matrimonio sposarsi nozze
riunione conferenza sala meeting congresso
sala salone aula spazio
persona ospiti capienza posti
capienza capacità massimo posti
giocare giocattolo
parco giochi
animazione intrattenimento miniclub
barbecue griglia brace
fuoco falò braci fiamme
rifiuti spazzatura immondizia raccolta differenziata
rifiuti: plastica vetro carta umido pile olio
attrezzo trapano utensile
affittare locazione locare
inquilino affittuario conduttore locatario
locatore proprietario padrone
appartamento casa alloggio abitazione
casa abitazione domicilio residenza
subaffittare sublocazione
condominio condominiale spese
mobili arredamento
bolletta: luce gas acqua
bolletta utenza consumo
lavoro impiego occupazione posizione posto
assunzione assumere candidatura candidarsi assunto
candidatura curriculum posizione
stipendio salario retribuzione paga busta
tredicesima mensilità stipendio
ferie permesso congedo vacanze
straordinario ore
turno orario
smartworking remoto casa telelavoro agile
pausa pranzo intervallo riposo
trasferta rimborso viaggio
dimettersi dimissioni preavviso licenziarsi
prova periodo assunzione
tirocinio stage apprendista apprendistato stagista
pensione pensionistico
sindacato contratto ccnl
formazione aggiornamento corso
legge normativa legale diritto
diritto spettare
minimo almeno meno
massimo limite superare illimitato
quanto numero quantità
grande dimensione metri superficie
piccolo ridotto compatto
peso pesante kg
lungo lunghezza dimensione
veloce rapido express subito
subito immediato immediatamente
succedere capitare conseguenza
dare consegnare fornire
ricevere ottenere
chiedere domandare richiesta richiedere chiesto
scegliere scelta selezionare
restare rimanere fermarsi rimasto
tenere conservare
mettere depositare messo
usare utilizzare uso
aggiungere aggiunta
condividere condivisione condiviso
trasferire cessione cedere intestare
cedere cedibile trasferibile nominativo
aiutare assistenza
fondare fondazione nato
produrre prodotto produzione artigianale
fresco giornata freschezza giornaliero
biologico bio naturale
congelare surgelato freezer
riscaldare scaldare forno
usato seconda mano
gioiello: anello collana orecchini bracciale
orologio batteria
personalizzare incisione misura
campione campioncino assaggio
assaggio degustazione
regalo confezione incartare
catering rinfresco buffet
zanzara insetti zanzariera
luce illuminazione lampada
candela fiamme
letto: divano castello
doppia matrimoniale
singola uso individuale
fidanzato compagno partner
badante assistente caregiver accompagnatore
piccante speziato peperoncino
halal kosher religioso carne
cappella cerimonia chiesa religioso
conto saldo pagare
assegno pagamento contanti
soldi denaro importo contanti
guadagnare stipendio reddito
tasse fiscale imposte erario
imposta: iva irpef imu tari
cartella sollecito esattoriale
scooter: vespa
bambola peluche giocattolo
allattare biberon
malattia medico certificato assenza
quarantena contagioso isolamento
pidocchi parassiti
zecca pulci antiparassitario
microchip anagrafe
ferita infortunio taglio cadere
spogliarsi cambiarsi spogliatoio
scaduto scadenza sollecito
chiamare reperibilità
lavorare operativo
ricambio pezzo
pezzo quantità
restituire riportare riconsegna
riconsegna ritardo
svenire malore
comune municipio sportello ufficio
anagrafe residenza domicilio trasloco
trasloco trasferirsi
identità: cie spid
patente: licenza
telefonino natel cellulare
offerta azione promozione
moneta valuta franchi euro chf
bancomat prelievo prelevare sportello
targa immatricolazione libretto
bollo marca
nascita nato neonato
morte deceduto decesso defunto
divorzio separazione
carta badge tessera
chiudere disattivare eliminare
attivare abilitare
passare upgrade cambiare superiore
avvicinarsi vicinanze dintorni
supermercato spesa alimentari
farmacia medicine
confermare riepilogo
bloccare smarrimento
vendere acquistare
accettare possibile ammessi
licenziare cessazione
volontari aiutanti
parcheggio parcheggiare auto posteggiare
macchina: parcheggio posteggio
acconto caparra anticipo deposito cauzione
vino: tappo bottiglia
vegano vegetale vegetali vegana
secondo piatto portata
asterisco surgelato abbattuto
consegna domicilio recapito spedizione consegnare
bottega negozio punto
account registrarsi registrazione ospite iscriversi profilo
cancellare annullare annullato modificare annullamento
esaurito magazzino disponibile giacenza scorta
tasse iva imposte
contanti contrassegno corriere
postino corriere
trasporto spedizione costo corriere
gratis: trasporto spedizione
spedire inviare consegnare mandare spedito
rimandare restituire reso recesso recedere rispedire
rispedire reso restituzione restituire
restituzione reso rientro
soldi rimborso rimborsare denaro
riavere rimborso
ritirare: restringersi
restringere ritirare accorciare
lavaggio lavare lavo
tessuto stoffa campione
campione: pezzetto stoffa
piano scale
regole condizioni norme regolamento
valere applicare applicano
tessera fedeltà punti
corso lezione laboratorio
domenica: pranzo
ordinare cucina ordinazione
buoni: regalo
musica: concerto
pesare pesa peso chili kg
misurare misura dimensioni
barba taglio rasatura baffi
sistemare curare trattamento
piede pedicure podologia
mano manicure
pedicure piedi calli
unghie pedicure ricostruzione semipermanente gel
viso pulizia trattamento
sopracciglia ciglia laminazione
ceretta gambe inguine ascelle baffetti
taglio accorciare spuntare
frangia taglio
bambino bimbo figlio junior kids baby
bimbo bambino ridotto
ragazzo junior giovani under
donna signora femminile
uomo uomini signore maschile
interno abitacolo
esterno carrozzeria fuori
vettura auto utilitaria berlina
auto: utilitaria suv berlina furgone monovolume
familiare wagon berlina
anticipare acconto caparra versare
anticipo caparra acconto preavviso
resto saldo rimanente restante
contanti cash liquidi monete
dividere rate separato conto
separato dividere diviso conto
rata rateizzare dilazionare scalapay klarna
carta: credito debito bancomat pos
pos carta bancomat
fattura partita iva
extra supplemento aggiuntivo escluso
gratis gratuito libero omaggio compreso
ridotto sconto agevolato bambini studenti
intero adulti biglietto
prenotare riservare appuntamento
prenotare: telefono whatsapp sito mail online
fissare prenotare appuntamento
annullare disdire cancellazione disdetta rinunciare
disdire annullare disdetta cancellazione avvisare
disdetta annullamento cancellazione mail raccomandata
ridare rimborso restituire
penale trattenere costo
imprevisto malattia annullamento
spostare cambio modificare
maltempo pioggia vento annullata
pioggia maltempo piove coperto
trasporto: consegna
consegna trasporto domicilio spedizione
portare: consegna
vecchio usato ritiro smaltimento
smaltire ritiro rottamazione
smontare smontaggio
montare montaggio installazione posa
ordine minimo
minimo almeno partire
piano ascensore scale
residente comune
regione: lombardia piemonte veneto toscana lazio sicilia puglia sardegna liguria campania calabria emilia
parcheggio posteggio posti auto
lasciare parcheggio deposito
bagno servizi wc toilette
cane: animali guinzaglio
animale cani gatti
carrozzina sedia rotelle rampa disabili accessibile
rotelle disabili rampa carrozzine accessibile gradini
passeggino carrozzine ascensore rampa
scalino gradino scale
wifi internet password rete
lenzuola biancheria letto
arrivo checkin ingresso ritiro
partire partenza checkout uscita
chiave chiavi keybox codice
ritirare consegna presa
agosto alta stagione
luglio: estate alta
stagione: alta bassa media
guidare patente guidatore conducente
guidatore patente conducente età
capo titolare responsabile direttore direttrice coordinatrice
responsabile coordinatrice direttrice direttore titolare referente
dirigere direttore direttrice direzione
direttore direttrice direzione preside responsabile
gestire titolare gestore proprietario
titolare proprietario fondatore fondatrice
maestra insegnante educatrice
segreteria ufficio amministrazione
amministrazione contabilità fatture segreteria
suonare strumento musica
cantare coro voce
disegnare pittura
nuotare acquaticità vasca
cavalcare cavallo equitazione monta
cavallo pony equitazione maneggio
casco cap caschetto elmetto
imbrago imbragatura
prestare noleggio forniamo
indossare abbigliamento vestiti scarpe
vestirsi abbigliamento comodi
scarpa calzature scarponi stivali
cominciare iniziare dai partire
età anni minima compiuti
grande adulto
adulto maggiorenni
piccolo bambini
alto altezza statura cm
gruppo persone partecipanti massimo
partecipante persone posti iscritti
classe gruppo alunni bambini
massimo max fino
durare ore minuti
glutine celiaci farro grano frumento
allergico allergeni contiene
vegetariano veg verdure vegetariani
noci frutta guscio nocciole mandorle
guscio noci nocciole mandorle pistacchi
pistacchio guscio frutta
ingredienti contiene fatto
carne: manzo maiale pollo vitello prosciutto salsiccia guanciale salame
pesce: acciughe baccalà tonno salmone gamberi vongole cozze
formaggio latticini pecorino mozzarella
zucchero dolcificante
cambio reso
scontare saldi ribassato outlet
scontato saldi offerta
garanzia mesi garantito
rompersi guasto rotto garanzia
funzionare guasto difettoso
comprare acquisto vendita ritiriamo
permuta ritiro valutazione usato
usato permuta rigenerato ricondizionato
pranzo pasto mensa cestino
pasto pranzo cena
weekend fine settimana sabato domenica
inverno invernale
estate estivo
emergenza urgenze reperibilità pronto
telefonare tel telefono cell chiamare
telefono tel cell cellulare
numero telefono tel
scrivere mail email whatsapp
mail email posta scrivere pec
contattare tel telefono mail email
iscrizione iscriversi quota
prova gratuita lezione
lezione corso incontro
privato individuale singola
collettivo gruppo
principiante base inizio
esperto avanzato
livello principianti intermedio avanzato
maestro istruttore lezione
skipass giornaliero
confezione incartare pacchetto
lavaggio lavare pulizia
tappezzeria sedili
cerimonia matrimonio sposa
fumare sigarette vietato
bicicletta bici bike
autobus bus linea fermata
fermata bus linea tram
raggiungere bus treno uscita autostrada
autostrada uscita casello
giardino esterno dehors
tavolo esterni dehors
dehors esterno terrazza tavoli
dentro interno
nonno anziani
salire accompagnatori
guardare accompagnatori spettatori
genitore mamma papà accompagnatore
schermo display vetro
veloce urgente express
mezza: giornata
`
