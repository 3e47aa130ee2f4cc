/** Words of Italian by what they mean, as `glossary` joins them with those of other languages. */
export const ITALIAN = `
abroad: estero internazionale straniero
accept: accettare accettiamo accettati ammettere ammessi
accessible: accessibile accessibilità carrozzina barriere sedia_a_rotelle barriere_architettoniche mobilità_ridotta
accident: incidente infortunio incidenti
activity: attività animazione
adapter: adattatore adattatori
add: aggiungere aggiuntivo aggiunta extra
address: indirizzo
adult: adulto adulti
advance: anticipo preavviso anticipatamente in_anticipo
advice: consulenza consiglio consigliare consulente
afternoon: pomeriggio
age: età anni quanti_anni a_partire_da_che_età
agree: accordo consenso concordare accettare
air_conditioning: climatizzazione condizionata climatizzato climatizzatore aria_condizionata
airport: aeroporto
alarm: allarme sveglia
alcohol: alcol alcolico alcolici alcool
allergy: allergia allergico allergeni allergie
allow: permesso consentito ammesso consentire permettere
alone: solo soli accompagnato
always: sempre
amount: importo somma
anchor: ancora ancoraggio ancorare
animal: animale animali domestico animale_domestico animali_domestici animali_da_compagnia
anniversary: anniversario
answer: risposta rispondere risposto
apartment: appartamento monolocale alloggio
app: app applicazione
application: candidatura domanda candidarsi
appointment: appuntamento appuntamenti su_appuntamento prendere_appuntamento
arrive: arrivare arrivo
ask: chiedere domanda richiesta
assemble: montaggio montare assemblare
automatic: automatico automatica cambio_automatico
available: disponibile disponibilità
average: media medio
award: premio riconoscimento premiato
baby: neonato bebè bimbo lattante
back_up: backup salvataggio copia_di_sicurezza copie_di_sicurezza
bacon: pancetta bacon lardo
bag: borsa borse sacchetto
baggage: bagaglio bagagli valigia valigie
bake: forno panificio fornaio cuocere panetteria
balcony: balcone terrazza
ball: palla pallone
bank: banca banche
bank_account: conto iban conto_corrente conto_bancario coordinate_bancarie
bank_transfer: bonifico bonifico_bancario
barbecue: barbecue griglia grigliata
basement: cantina seminterrato scantinato
bath: bagno vasca
bathrobe: accappatoio accappatoi ciabatte pantofole
bathroom: bagno bagni stanza_da_bagno sala_da_bagno
battery: batteria pila batterie
beach: spiaggia spiagge
beard: barba
beautiful: bello bellezza estetica
bed: letto letti
bedroom: camera camera_da_letto camere_da_letto
beef: manzo bovino
beer: birra birre
begin: iniziare inizio cominciare
beginner: principiante principianti
bench: panchina panca
berth: ormeggio ormeggiare posto_barca posti_barca
bicycle: bicicletta bici biciclette ciclabile
big: grande dimensione taglia grandezza
bill: fattura conto bolletta
bird: uccello uccelli
birth: nascita nato parto
birthday: compleanno compleanni
bitter: amaro
black: nero nera
blanket: coperta coperte
blood: sangue
blood_pressure: pressione_sanguigna pressione_arteriosa
blood_test: esame_del_sangue analisi_del_sangue esami_del_sangue prelievo_di_sangue
blow_dry: piega messa_in_piega
blue: blu azzurro
boat: barca barche nave battello
boil: bollire bollito lessare
book_reading: libro libri
booking: prenotazione prenotare prenotato
boot: stivale stivali scarpone scarponi
born: nato nata nascere nacque
bottle: bottiglia bottiglie
bowl: ciotola scodella
box: scatola scatole cassetta
box_carton: cartone scatolone scatola
boy: ragazzo bambino
braces: apparecchio_ortodontico ortodonzia apparecchio_dentale apparecchio_per_i_denti
brake: freno freni frenare pastiglie
branch: filiale sede succursale
brand: marca marchio produttore
bread: pane
break_damage: rotto rompere danno danneggiato guasto difettoso
break_pause: pausa intervallo ricreazione
breakdown: guasto avaria panne
breakfast: colazione prima_colazione
bride: sposa matrimonio nozze
bridge: ponte ponti
bring: portare portate
brother: fratello sorella fratelli
budget: budget bilancio
buffet: buffet
build: costruire costruzione costruito edificare
building: edificio palazzo stabile
bunk: castello cuccetta letto_a_castello letti_a_castello
buoy: boa boe
bus: autobus pullman corriera bus
bus_line: linea_di_autobus linea_dell'autobus
bus_stop: fermata fermata_dell'autobus fermata_del_bus fermate_dell'autobus
business: azienda impresa ditta società
busy: affollato occupato affollamento
button: bottone pulsante tasto interruttore
buy: comprare acquistare acquisto
cabin: capanna cabina rifugio bungalow
cake: torta torte dolce pasticceria
calendar: calendario agenda
call: chiamare telefono telefonare chiamata numero_di_telefono per_telefono
camera: fotocamera telecamera macchina_fotografica
campfire: falò fuoco
camping: campeggio tenda campeggiare
cancel: annullare annullamento cancellare cancellazione disdire disdetta
candle: candela candele
canoe: canoa canoe
capacity: capacità capienza
capital: capitale
car: auto macchina automobile veicolo
car_rental: autonoleggio noleggio_auto
caravan: roulotte camper caravan
card: carta carte bancomat
care: cura assistenza accudire
carpet: tappeto moquette
carry: portare trasportare
cash: contanti contante in_contanti
cash_machine: bancomat sportello_automatico prelievo
cash_on_delivery: contrassegno pagamento_alla_consegna
castle: castello castelli
castrate: castrazione castrare sterilizzazione sterilizzare
cat: gatto gatti felino
catalogue: catalogo
catering: catering banqueting
ceiling: soffitto
celebrate: festeggiare festa celebrare
celery: sedano
cent: centesimo centesimi
centre: centro centrale
century: secolo secoli
ceramics: ceramica ceramiche
certificate: certificato attestato diploma
chain: catena catene
chair: sedia sedie
change: cambiare cambio modificare modifica
change_money: cambio spiccioli cambiare resto
changing_room: spogliatoio spogliatoi camerino
charge_battery: ricaricare ricarica caricabatterie colonnina
charging_station: colonnina punto_di_ricarica colonnine stazione_di_ricarica colonnina_di_ricarica
cheap: economico conveniente
cheapest: economico conveniente più_economico più_economica meno_caro
check: controllare controllo verificare visita
check_in: check-in arrivo registrazione orario_di_arrivo
check_out: check-out partenza orario_di_partenza lasciare_la_camera
check_up: visita_di_controllo visite_di_controllo check-up
cheese: formaggio formaggi
chemist: farmacia farmacista
chicken: pollo gallina pollame
child: bambino bambini bimbi
children_menu: bambini bimbi menù_bambini menu_bambini menù_per_bambini
chocolate: cioccolato cioccolata cioccolatini
choose: scegliere scelta scelto
christmas: natale natalizio
church: chiesa chiese
cinema: cinema film
city: città
class: classe classi aula
clean: pulire pulito pulizia
climb: arrampicata arrampicare scalare
clinic: ambulatorio clinica studio studio_medico studio_dentistico
cloakroom: guardaroba
close: chiudere chiuso chiusura
clothes: vestiti abbigliamento abiti indumenti
clutch: frizione
coach: allenatore allenatrice
coat: cappotto giacca
cocktail: cocktail
code: codice pin
coffee: caffè
cold: freddo fredda
collect: ritirare ritiro prelevare ritiro_in_negozio passare_a_prendere
colour: colore tinta colorazione tingere
combine: combinare combinabile cumulabile
come: venire arrivare
comfortable: comodo confortevole
committee: comitato commissione
compare: confrontare confronto paragonare
competition: gara concorso competizione
complain: reclamo lamentela reclamare
computer: computer pc portatile
concert: concerto musica musicale
condition: condizione condizioni termini condizioni_generali
conference: conferenza riunione convegno
confirm: confermare conferma
consumption: consumo consumi consumare
contact: contatto contattare contatti
contain: contenere contiene incluso include compreso
contract: contratto
cook: cucinare cuoco cuocere cottura
corkage: tappo diritto_di_tappo
cost: prezzo costare costo tariffa prezzi quanto_costa quanto_costano quanto_viene
cot: culla lettino lettino_per_bambini culla_da_viaggio
cotton: cotone
country: paese paesi
course: corso lezione corsi
court: campo campi
cover: coperto coprire copertura
cow: mucca mucche vacca
cream: panna crema
credit_card: credito carta carta_di_credito carte_di_credito
crown_tooth: corona corone capsula
cup: tazza coppa
cure: guarire cura curare guarigione
currency: valuta moneta
current: corrente correnti
curtain: tenda tende tendaggi
customer: cliente clienti ospite
cut: taglio tagliare taglio_di_capelli taglio_capelli
dam: diga
dance: ballo ballare danza
danger: pericolo pericoloso
data: dati dati_personali protezione_dei_dati
date: data date
daughter: figlia figlie
day: giorno giorni giornata giornaliero
dead: morto morire morte morì deceduto
deadline: scadenza termine termine_ultimo
dear_expensive: caro costoso
debt: debito debiti
deep: profondo profondità
degree: grado temperatura gradi
delay: ritardo tardi ritardare
deliver: consegna consegnare spedizione spedire
dentist: dentista dentale odontoiatra
depart: partenza partire
deposit: caparra cauzione acconto deposito deposito_cauzionale
describe: descrivere descrizione descritto
design: progettare design progetto progettista
dessert: dessert dolce dolci
detergent: detersivo detergente
device: apparecchio dispositivo elettrodomestico
deworm: sverminazione sverminare vermifugo vermi
diabetes: diabete diabetico
diagnosis: diagnosi
diesel: carburante benzina gasolio diesel
diet: dieta dietetico
difference: differenza diverso differente
difficult: difficile difficoltà
dinner: cena cenare
direction: indicazioni direzione strada come_arrivare come_raggiungerci
dirty: sporco sporcizia
disabled: disabile disabilità disabili invalido persone_con_disabilità diversamente_abili
disappear: scomparire scomparso sparire
disassemble: smontare smontaggio
discount: sconto riduzione ridotto
discover: scoprire scoperto scoperta
dish: piatto piatti pietanza
dishwasher: lavastoviglie
display: display schermo
dive: immersione immersioni sub tuffo
doctor: medico dottore medici dottoressa
document: documento documenti
dog: cane cani
donate: donare donazione
door: porta porte
double_room: camera_doppia camere_doppie camera_matrimoniale matrimoniale
dough: impasto impastare
download: scaricare download
dozen: dozzina dozzine
drain: scarico tubatura scolo
dress: vestito abito
dress_code: codice_di_abbigliamento abbigliamento_richiesto dress_code
drill: trapano forare
drink: bere bevanda bevande bibita
drive: guidare guida conducente autista
driving_licence: patente patente_di_guida
dry: asciugare secco asciutto asciugatrice
dry_cleaning: lavaggio_a_secco pulitura_a_secco tintoria lavasecco
duck: anatra oca
dumpling: raviolo ravioli gnocchi canederli
duration: durata durare dura quanto_dura quanto_tempo
during: durante
dust: polvere
duvet: piumone trapunta biancheria_da_letto
early: presto anticipato
easter: pasqua
easy: facile
eat: mangiare pasto cibo
egg: uovo uova
electric: elettrico elettricità corrente
electricity: elettricità corrente luce elettrica
elevator: ascensore
email: email e-mail mail posta_elettronica indirizzo_email
emergency: emergenza urgenza in_caso_di_emergenza
employee: dipendente personale impiegato addetto
empty: vuoto svuotare
end: fine finire terminare
engine: motore
engineer: ingegnere architetto
english: inglese
engraving: incisione incidere inciso
enter: entrata ingresso entrare
entrance_fee: ingresso biglietto biglietto_d'ingresso prezzo_d'ingresso biglietto_di_ingresso
envelope: busta buste
equipment: attrezzatura equipaggiamento attrezzature
euro: euro
evening: sera serata
event: evento eventi manifestazione
every: ogni ciascuno
exam: esame prova test
example: esempio
excursion: escursione gita
exercise: esercizio esercizi
exhaust: scarico tubo_di_scarico marmitta
exhibition: mostra esposizione mostre
exit: uscita uscire
expire: scadere valido validità scadenza data_di_scadenza
explain: spiegare spiegazione
express: espresso express corriere_espresso
extend: prolungare proroga estendere
eye: occhio occhi
eyebrow: sopracciglio sopracciglia ciglia
fabric: tessuto stoffa
facial: trattamento_viso pulizia_del_viso viso
factory: fabbrica stabilimento
family: famiglia familiare famiglie
far: lontano distanza distante
fare: tariffa biglietto
farm: fattoria agricoltore contadino
fast: veloce rapido velocemente
fat: grasso grassi
father: padre genitori madre genitore
female: donna donne femminile signora
fence: recinto recinzione staccionata
ferry: traghetto
festival: festival festa sagra
fever: febbre
few: pochi poco
fill: riempire otturazione compilare
filling_tooth: otturazione otturazioni
filter: filtro filtrare
find: trovare trovato
fine: multa penale sanzione
finger: dito dita
fire: incendio incendi fuoco antincendio
firewood: legna legna_da_ardere
fireworks: fuochi_d'artificio fuochi_artificiali pirotecnico petardi
first: primo prima
first_aid: primo_soccorso pronto_soccorso
fish: pesce pesci pesca pescare
fit: adattare calzare taglia vestibilità
fix: riparare riparazione aggiustare
flat_tyre: foratura forata gomma_a_terra gomma_forata ruota_bucata
flea_tick: pulce zecca parassita antiparassitario pulci zecche
flight: volo aereo volare
flood: alluvione allagamento inondazione allagato
floor: piano
flour: farina
flower: fiore fiori mazzo bouquet fiorista
fog: nebbia foschia
foot: piede piedi
football: calcio
forbidden: vietato divieto proibito
forest: bosco boschi foresta
forget: dimenticare dimenticato
form: modulo formulario moduli
found_start: fondato fondata fondare fondazione
founder: fondatore fondatrice fondato
free: gratis gratuito gratuitamente
free_of_charge: gratuito gratis gratuitamente senza_costi
free_vacant: libero disponibile
freeze: congelatore congelare surgelato freezer congelato
fresh: fresco fresca freschi
friday: venerdì
fridge: frigorifero frigo
friend: amico amici amica
fringe: frangia frangetta
fruit: frutta frutto
full: completo pieno esaurito
full_board: pensione_completa
furniture: mobile mobili arredamento
future: futuro
game: gioco giocare giochi
garage: garage autorimessa officina
garden: giardino giardini orto
garlic: aglio
gas: gas
gate: cancello cancelli varco
gearbox: cambio marce cambio_manuale
generator: generatore
gift: regalo regali dono omaggio
gift_card: carta_regalo gift_card carte_regalo
gift_voucher: buono voucher buono_regalo buoni_regalo
girl: ragazza bambina
give: dare consegnare
glacier: ghiacciaio ghiacciai
glass: vetro bicchiere
glasses: occhiali
glove: guanto guanti
gluten: glutine celiaco frumento grano senza_glutine
go: andare
goggles: occhialini occhialini_da_nuoto
gram: grammo grammi chilo chilogrammo kg
grass: erba prato
grease: grasso ingrassare lubrificare
green: verde
groom: toelettatura toelettatore tosatura
group: gruppo gruppi comitiva
group_lesson: lezione_di_gruppo lezioni_di_gruppo
guarantee: garanzia garantire
guardian: tutore
guide: guida guidato guidata visita_guidata visite_guidate
gym: palestra fitness sala_fitness sala_pesi
hair: capelli pelo
hairdresser: parrucchiere parrucchiera
hairdryer: asciugacapelli phon fon
halal: halal kosher
half: mezzo metà mezza
half_board: mezza_pensione
hall: sala salone
ham: prosciutto
handicraft: artigianato artigianale artigiano
handle: maniglia manico
harbour: porto porti
harness: imbragatura imbrago imbracatura
harvest: raccolto raccolta vendemmia
hat: cappello berretto
head: direttore capo responsabile titolare direttrice dirigente
headache: cefalea emicrania mal_di_testa
headliner: ospite_principale artista_principale headliner
health: salute sano sanitario
hear: sentire udito udire
hearing: udito uditivo
heat: riscaldamento riscaldare riscaldato calore
heavy: pesante peso
height: altezza alto statura altitudine
helmet: casco caschi
help: aiuto aiutare assistenza
herb: erba erbe aromatiche
high_chair: seggiolone seggioloni
high_season: alta_stagione
highlights: mèches meches colpi_di_sole balayage
hike: escursione escursionismo camminata trekking
hill: collina colline
hire: noleggio affitto noleggiare affittare
history: storia storico
hobby: hobby passatempo
holiday: vacanza vacanze ferie
home: casa domicilio
homework: compiti compiti_a_casa
honey: miele
horse: cavallo cavalli equitazione
hose: tubo manichetta
hospital: ospedale
host: ospite padrone ospitare
hot: caldo calda
hot_tub: jacuzzi idromassaggio vasca vasca_idromassaggio
hotel: albergo hotel
hour: ora ore orario
house: casa case
household: famiglia domestico casalingo
hungry: fame
ice: ghiaccio cubetti_di_ghiaccio
ice_cream: gelato gelati
id_card: identità passaporto carta_d'identità documento_d'identità carta_di_identità
ill: malattia malato malattie
immediately: immediatamente subito immediato
implant: impianto impianti implantologia
important: importante importanza
indoor: interno coperto dentro
infection: infezione infettivo
ingredient: ingrediente ingredienti
injection: iniezione puntura
injury: infortunio ferita ferito lesione
insect: insetto insetti
install: installare installazione
instalment: rata rate rateizzare rateale
instructions: istruzioni manuale istruzioni_per_l'uso manuale_d'uso
instructor: istruttore insegnante maestro insegnare docente
insurance: assicurazione assicurato assicurativo
internet: internet wifi wi-fi
interpreter: interprete traduzione traduttore tradurre
interview: colloquio intervista
invent: inventare inventato invenzione
inventor: inventore inventare inventato
invite: invitare invito invitato
iron: ferro stirare stiro ferro_da_stiro
island: isola isole
jam: marmellata confettura
jewellery: gioiello gioielli gioielleria
job: lavoro impiego posto lavorare offerta_di_lavoro offerte_di_lavoro posto_di_lavoro
juice: succo spremuta
jump: saltare salto
kayak: kayak
keep: conservare tenere mantenere
kennel: pensione_per_cani pensione_per_animali canile
kettle: bollitore
key: chiave chiavi
keyboard: tastiera
kidney: rene reni renale
kilometre: chilometro chilometri km
kindergarten: asilo materna nido scuola_materna scuola_dell'infanzia asilo_nido
kitchen: cucina
knife: coltello coltelli
knit: maglia ferri
laboratory: laboratorio
lactose: lattosio latticini
ladder: scala_a_pioli scala
lake: lago laghi
lamb: agnello
lamp: lampada luce illuminazione
land: terra terreno
lane: corsia corsie
language: lingua lingue
last: ultimo ultima
later: più_tardi successivamente
laundry: bucato lavanderia biancheria
law: legge diritto
lawyer: avvocato avvocata avvocati
lay: deporre posare
leak: perdita perdite infiltrazione
learn: imparare apprendere apprendimento
leather: pelle cuoio
left: sinistra sinistro
leg: gamba gambe zampa
legal: legale giuridico
lend: prestare prestito
length: lunghezza lungo
lesson: lezione lezioni
letter: lettera
level: livello livelli
library: biblioteca
licence: licenza permesso
lid: coperchio coperchi
life_jacket: giubbotto salvagente giubbotto_di_salvataggio giubbotto_salvagente giubbotti_di_salvataggio
lifeguard: bagnino assistente_bagnanti
light: leggero luce
lighthouse: faro fari
lightning: fulmine fulmini lampo tuono
like: piacere
limescale: calcare decalcificare anticalcare
line: linea linee
listen: ascoltare
litre: litro litri
live: vivere abitare residente vissuto
liver: fegato epatico
local: locale locali
lock: serratura lucchetto
locked: chiuso bloccato
locker: armadietto armadietti
login: login credenziali
lose: perdere perso smarrito smarrire
lost_property: oggetti_smarriti oggetti_ritrovati
low: basso bassa
low_season: bassa_stagione
lunch: pranzo pranzare
machine: macchina macchinario
magazine: rivista riviste
main: principale
main_course: piatto_principale secondo_piatto piatti_principali portata_principale
maintenance: manutenzione tagliando revisione
make: fabbricare produrre prodotto produzione
male: uomo uomini maschile
mandatory: obbligatorio richiesto necessario
manicure: manicure
map: mappa cartina pianta
map_location: posizione ubicazione dove_si_trova
market: mercato mercati mercatino
marry: sposare sposato matrimonio
massage: massaggio massaggi
mat: tappetino stuoia
material: materiale materiali
maximum: massimo massima
measure: misurare misura
meat: carne carni
medicine: medicinale farmaco medicina medicinali farmaci
meet: incontrare incontro riunione ritrovo
member: socio membro soci membri
menu: menù menu carta
message: messaggio messaggi
meter: contatore metro
method: metodo metodi
metre: metro metri
metro: metropolitana metro
microchip: microchip chip
microwave: microonde
middle: mezzo metà centro
midnight: mezzanotte
mileage: chilometraggio
milk: latte
million: milione milioni
mine: miniera miniere
minibar: minibar frigobar
minimum: minimo minima
minute: minuto minuti
mirror: specchio
miss: mancare perdere perso
mistake: errore errori sbaglio
mobile_phone: cellulare smartphone telefonino telefono_cellulare telefoni_cellulari
model: modello modelli
monday: lunedì
money: soldi denaro
month: mese mesi mensile
morning: mattina mattino
motorcycle: moto motocicletta
mountain: montagna montagne monte
mouth: bocca
move: trasloco traslocare trasferire
museum: museo musei
mushroom: fungo funghi
mustard: senape
nail: unghia unghie manicure
name: nome nomi
nappy: pannolino pannolini
native_speaker: madrelingua
nature: natura naturale
near: vicino vicinanze
need: bisogno necessario servire
needle: ago aghi ferri
neighbour: vicino vicini
new: nuovo nuova
news: notizie novità
newspaper: giornale giornali quotidiano
next: prossimo successivo
night: notte notti pernottamento
noise_loud: rumore rumoroso rumori
non_swimmer: non_nuotatori non_sa_nuotare
noodles: noodles tagliatelle spaghetti
noon: mezzogiorno
north: nord
nose: naso nasale
notice: avviso notifica avvisare
notice_period: preavviso disdetta
number: numero
nurse: infermiera infermiere
nut: noce noci arachidi nocciola frutta_secca frutta_a_guscio
offer: offerta offrire offerto
office: ufficio uffici
official: ufficiale
oil: olio olii
oil_change: cambio_olio cambio_dell'olio
old: vecchio antico
onion: cipolla cipolle
online: online internet sito in_linea
only: solo soltanto solamente
open: aprire aperto apertura orario_di_apertura orari_di_apertura giorni_di_apertura
operation: operazione intervento chirurgia operare
orange: arancia arancione arance
order: ordine ordinare ordinazione
organic: biologico bio
organise: organizzare organizzazione
outdoor: esterno aperto fuori all'aperto all'aria_aperta
oven: forno forni
owner: proprietario titolare proprietaria
pack: imballare imballaggio confezione
paddle: pagaia pagaie remo remi
paddleboard: sup tavola_da_sup
page: pagina pagine
paint: pittura dipingere pittore vernice
pair: paio paia
pan: padella pentola
paper: carta
parade: sfilata corteo processione parata
parcel: pacco pacchi
park: parco parchi
parking: parcheggio parcheggiare posteggio sosta posto_auto posti_auto
parking_space: posto_auto posti_auto parcheggio
partner: partner compagno socio
pass: pass tessera abbonamento
passenger: passeggero passeggeri
password: password parola_chiave parola_d'ordine
pasta: pasta
path: sentiero cammino percorso sentieri
patient: paziente pazienti
pay: pagare pagamento
paypal: paypal
pedal: pedale pedali
pedicure: pedicure
pen: penna penne
pension: pensione mezza-pensione
people: persona persone
pepper: pepe peperone
percent: percento percentuale
performance: spettacolo rappresentazione
perfume: profumo profumi
perm: permanente
permit: permesso autorizzazione
personalised: personalizzato personalizzare personalizzazione su_misura
photo: foto fotografia immagine
piano: pianoforte piano
picnic: picnic pranzo_al_sacco pic_nic
piece: pezzo pezzi
pig: maiale suino
pillow: cuscino cuscini
pitch: piazzola campo
pizza: pizza pizze pizzeria
plan: piano programmare pianificare
plant: pianta piante piantare
plastic: plastica
plate: piatto piatti
platform: binario piattaforma
play: giocare suonare gioco
playground: parco_giochi parco_giochi_per_bambini area_giochi
police: polizia carabinieri
pool: piscina piscine vasca
poor: povero poveri
popular: popolare
population: popolazione abitanti
portion: porzione porzioni
possible: possibile possibilità
post: posta postale
potato: patata patate
pound: libbra sterlina
power_performance: potenza
practical: pratico pratica
pregnant: incinta gravidanza
prepare: preparare preparazione
prescription: ricetta ricette prescrizione
pressure: pressione
prevent: prevenire prevenzione evitare
price_list: listino prezzi listino_prezzi lista_dei_prezzi
print: stampare stampa stampato
printer: stampante stampanti
private: privato privata
private_lesson: lezione_privata lezioni_private lezione_individuale
prize: premio premi
problem: problema problemi
process: processo procedura
product: prodotto prodotti
profession: professione mestiere
programme: programma orario
project: progetto progetti
proof: ricevuta scontrino prova giustificativo
protect: proteggere protezione protetto
pub: pub bar birreria
public: pubblico pubblica
public_holiday: festivo festivi festività giorno_festivo giorni_festivi giorno_di_festa
public_transport: tram metropolitana metro mezzi mezzi_pubblici trasporti_pubblici trasporto_pubblico
publish: pubblicare pubblicato pubblicazione
pump: pompa pompare gonfiare
pupil: alunno allievo studente studenti
quality: qualità
quantity: quantità
quarter: quarto trimestre quartiere
queue: coda attesa attendere aspettare lista_d'attesa sala_d'attesa fare_la_coda
quiet: tranquillo silenzio silenzioso
quiet_hours: ore_di_silenzio orario_di_silenzio silenzio ore_di_riposo
rabbit: coniglio conigli
racket: racchetta racchette
raft: zattera gommone rafting
railway: treno treni ferrovia
railway_station: stazione stazioni stazione_ferroviaria stazione_dei_treni
rain: pioggia piovere piove maltempo meteo in_caso_di_pioggia in_caso_di_maltempo
ramp: rampa rampe
range: autonomia portata
raw: crudo cruda
read: leggere lettura letto
ready: pronto pronti
reason: motivo ragione
receive: ricevere ricevuto
reception: reception ricevimento receptionist
recipe: ricetta ricette
recommend: consigliare raccomandare consigliato
recycle: riciclare riciclaggio raccolta_differenziata
red: rosso rossa
reference: riferimento referenza referenze
referral: impegnativa
refrigerated: refrigerato frigo
refund: rimborso rimborsare
register: iscrizione iscriversi registrare registrazione
regular: regolare abituale
reminder: promemoria sollecito
remove: rimuovere togliere eliminare
repeat: ripetere
replace: sostituire sostituzione ricambio
report: relazione segnalare rapporto
request: richiesta richiedere
rescue: soccorso salvataggio
responsible: responsabile responsabilità
rest: riposo riposare resto
restaurant: ristorante ristoranti trattoria
restore: restaurare restauro restaurato
result: risultato risultati esito referto
retail: dettaglio
return: reso restituire restituzione
rice: riso
ring: anello anelli fede
risk: rischio rischi
river: fiume fiumi
road: strada via viale
roaming: roaming
rodent: roditore roditori criceto cavia
roof: tetto tetti
room: camera camere stanza sala
root_canal: devitalizzazione devitalizzare cura_canalare
rope: corda corde fune
route: percorso itinerario tragitto
router: router modem
rubbish: rifiuti spazzatura immondizia
rule: regola regole regolamento
run: correre corsa
rye: segale
safe: sicuro sicurezza
safe_box: cassaforte cassetta
sail: vela navigare veleggiare
salad: insalata insalate
salary: stipendio salario retribuzione
sale: vendita vendere saldi venduto
salmon: salmone
salt: sale salato
same: stesso uguale
sample: campione campioni
sand: sabbia
saturday: sabato
sauce: salsa salse sugo
sauna: sauna saune
sausage: salsiccia salsicce würstel salame
save: risparmiare salvare
school: scuola scuole scolastico
school_holidays: vacanze_scolastiche
science: scienza scientifico
scissors: forbici
scooter: scooter monopattino motorino ciclomotore
scratch: graffio graffi ammaccatura
screen: schermo schermi
sea: mare marino
sea_view: vista_mare vista_sul_mare
season: stagione stagionale
seat: posto sedile posti
second_hand: usato seconda seconda_mano
security: sicurezza
seed: seme semi
self_checkin: self_check-in check-in_autonomo
self_service: self-service
send: inviare spedire mandare
senior: anziano pensionato anziani terza_età persone_anziane
separate: separato separare
serial_number: numero_di_serie matricola
serve: servire servito
service: servizio servizi
sesame: sesamo
sew: cucire cucito sartoria
shampoo: shampoo
share: condividere condiviso
shave: rasatura radere rasoio
sheep: pecora pecore
sheet: lenzuolo lenzuola biancheria
shelf: scaffale scaffali mensola
shellfish: crostacei molluschi frutti_di_mare
shoe: scarpa scarpe calzature
shop: negozio negozi bottega
shoulder: spalla spalle
shower: doccia docce
shrimp: gambero gamberi gamberetti scampi
shuttle: navetta trasferimento transfer
sick_note: certificato_di_malattia certificato_medico
sign: firmare firma
signal: segnale
silver: argento
sim: sim scheda_sim
sing: cantare canto coro
single_room: camera_singola camere_singole singola
sink: lavello lavandino
skate: pattinare pattinaggio pattini
ski: sci sciare
skin: pelle cutaneo
skipper: skipper capitano comandante
sleep: dormire sonno
sleeping_bag: sacco_a_pelo sacchi_a_pelo saccopelo
slow: lento lentamente
small: piccolo piccola
smell: odore odori puzza
smoke: fumare fumo fumatori
smoke_detector: rilevatore_di_fumo rilevatori_di_fumo
snow: neve nevicare
soap: sapone saponi
sock: calza calzini
socket: presa prese presa_di_corrente spina
socks: calze calzini
soft: morbido tenero
software: software
soil: suolo terreno terra
solar: solare solari fotovoltaico
sold_out: esaurito esauriti
soup: zuppa minestra
sourdough: lievito_madre pasta_madre
south: sud
soy: soia
spa: spa benessere terme
space: spazio posto
spare_part: ricambio ricambi pezzo_di_ricambio pezzi_di_ricambio
speak: parlare parlato parla
special: speciale particolare
species: specie tipo
speed: velocità
spelt: farro
spice: spezia spezie piccante
spoon: cucchiaio cucchiai
sport: sport sportivo
spouse: coniuge sposo
square: piazza quadrato
square_metre: metro_quadro metri_quadri metri_quadrati mq
squid: calamaro calamari polpo seppia totano
stable: stalla scuderia
stage: palco palcoscenico
stain: macchia macchie
stairs: scala scale gradini
stall: bancarella bancarelle stand
stamp: francobollo francobolli timbro
standing: in_piedi
starter: antipasto antipasti
stay: soggiorno soggiornare alloggio
steal: rubare rubato furto
steam: vapore
steel: acciaio
stock: magazzino scorte
stolen: rubato furto
stone: pietra pietre sasso
stop: fermata fermare sosta
store_keep: conservare custodia deposito depositare deposito_bagagli
storm: tempesta temporale burrasca
stove: stufa fornello fornelli
study: studio studiare
subscription: abbonamento abbonarsi
substitute: sostituto sostituzione supplente
sugar: zucchero
suggest: suggerire suggerimento proporre
suitable: adatto idoneo
suite: suite
summer: estate estivo
sunday: domenica
surcharge: supplemento sovrapprezzo
sweet: dolce dolci caramella
swim: nuotare nuoto bagno
swimsuit: costume costume_da_bagno
switch_off: spegnere spento disattivare
switch_on: accendere acceso attivare
table: tavolo tavoli tavola
take: prendere preso
takeaway: asporto da_asporto da_portare_via
tank: serbatoio cisterna
tap: rubinetto rubinetti
tartar: tartaro placca igiene_orale
taste: gusto sapore assaggiare degustazione
tax: tassa iva imposta
taxi: taxi
taxi_rank: stazione_dei_taxi posteggio_taxi fermata_dei_taxi
tea: tè tisana
team: squadra team équipe
technician: tecnico tecnici
technology: tecnologia tecnica
teeth: dente denti
television: televisione televisore tv
temporary: temporaneo provvisorio
tenant: inquilino affittuario
tennis: tennis
textbook: libro_di_testo libri_di_testo manuale
thank: grazie ringraziare
theatre: teatro teatri
theory: teoria teorico teorica
therapist: terapista terapeuta massaggiatore massaggiatrice fisioterapista
thick: spesso
thickness: spessore
thursday: giovedì
ticket: biglietto biglietti
tide: marea maree
tie: cravatta legare
time: tempo ora orario
tip: mancia consiglio
today: oggi
together: insieme
toilet: bagno wc toilette servizi
tomato: pomodoro pomodori
tomorrow: domani
tool: attrezzo attrezzi utensile
total: totale complessivo
tourist: turista turismo turistico turisti
tourist_tax: tassa soggiorno tassa_di_soggiorno imposta_di_soggiorno
towel: asciugamano asciugamani telo telo_da_bagno
tower: torre torri
toy: giocattolo giocattoli
tracking: tracciamento tracciare tracking numero_di_spedizione
traffic: traffico circolazione
trailer: rimorchio carrello
training: formazione allenamento
tram: tram tranvia
transport: trasporto trasportare
travel: viaggio viaggiare
tree: albero alberi
trial: prova provare lezione_di_prova periodo_di_prova
tuesday: martedì
tuition: retta tasse_scolastiche
tune: accordare accordatura accordatore
turkey: tacchino
type: tipo genere
tyre: pneumatico pneumatici gomme gomma
ultrasound: ecografia ecografie
umbrella: ombrello ombrellone
understand: capire comprendere
uniform: uniforme divisa
university: università
unpack: disimballare
update: aggiornamento aggiornare
urgent: urgente urgenza
use: usare uso utilizzare utilizzo
vaccination: vaccino vaccinazione vaccinato
valley: valle valli
valuable: valore prezioso oggetti_di_valore oggetto_di_valore
van: furgone camion
vegan: vegano vegana
vegetable: verdura verdure ortaggi
vegetarian: vegetariano vegetariana
vet: veterinario veterinaria
view: vista panorama
village: paese villaggio borgo
vinegar: aceto
virus: virus antivirus
visit: visita visitare visitatore visitatori
voice: voce vocale
volume: volume
volunteer: volontario volontari volontariato
vote: voto votare votazione
wall: muro parete
ward: reparto corsia
warehouse: magazzino deposito
warm: caldo tiepido
warning: avvertenza avvertimento allerta attenzione
wash: lavare lavaggio lavatrice
watch: orologio orologi orologiaio
water: acqua acque potabile acqua_potabile
watt: watt
wave: onda onde
waxing: ceretta depilazione epilazione
weak: debole deboli
wear: indossare portare
wednesday: mercoledì
week: settimana settimane settimanale
weekday: feriale feriali giorno_feriale giorni_feriali giorno_lavorativo
weekend: weekend finesettimana fine_settimana
weigh: peso pesare pesa
west: ovest
wet: bagnato umido
wetsuit: muta mute
wheel: ruota ruote
white: bianco bianca
whitening: sbiancamento sbiancare
whole: intero
wholesale: ingrosso all'ingrosso grossista
wide: largo larghezza ampio
width: larghezza
wife: moglie marito
wind: vento
window: finestra finestre finestrino
windscreen: parabrezza
wine: vino vini cantina
winter: inverno invernale
wire: filo cavo
withdraw: ritirare recedere recesso
withdrawal_period: recesso ripensamento diritto_di_recesso periodo_di_recesso
wool: lana filato gomitolo
workshop: laboratorio officina workshop
world: mondo mondiale
write: scrivere scritto scrittore autore
wrong: sbagliato errato
x-ray: radiografia raggi raggi_x
year: anno anni annuale
yellow: giallo
yoga: yoga
young: giovane giovani ragazzi adolescente
young_animal: cucciolo cuccioli gattino gattini
youth: gioventù giovani ragazzi adolescente giovanile
zip: cerniera cerniera_lampo zip
`
