/** Words of French by what they mean, as `glossary` joins them with those of other languages. */
export const FRENCH = `
abroad: étranger international internationaux
accept: accepter acceptés acceptation admettre admis
accessible: accessible accessibilité pmr fauteuil fauteuil_roulant mobilité_réduite personnes_à_mobilité_réduite
accident: accident accidents
activity: activité activités animation
adapter: adaptateur adaptateurs
add: ajouter supplémentaire additionnel ajout
address: adresse
adult: adulte adultes
advance: avance préalable anticipé à_l'avance
advice: conseil conseils conseiller consultation
afternoon: après-midi
age: âge âgé ans quel_âge à_partir_de_quel_âge tranche_d'âge
agree: accord consentement accepter convenir
air_conditioning: climatisation climatisé clim climatiseur air_conditionné
airport: aéroport
alarm: alarme réveil
alcohol: alcool alcoolisé alcoolique
allergy: allergie allergique allergène
allow: autorisé permis permettre admis autoriser
alone: seul seuls accompagné
always: toujours permanence
amount: montant somme
anchor: ancre ancrage mouillage
animal: animal animaux compagnie animal_de_compagnie animaux_de_compagnie
anniversary: anniversaire jubilé
answer: réponse répondre répond
apartment: appartement studio logement
app: application appli
application: candidature candidater postuler demande
appointment: rendez-vous rdv prendre_rendez-vous prise_de_rendez-vous sur_rendez-vous
arrive: arriver arrivée
ask: demander question questions
assemble: montage monter assembler assemblage
automatic: automatique boîte_automatique
available: disponible disponibilité
average: moyenne moyen
award: prix récompense récompensé
baby: bébé bébés nourrisson nouveau-né
back_up: sauvegarde sauvegarder copie_de_sauvegarde
bacon: lard lardons bacon
bag: sac sacs sacoche
baggage: bagage bagages valise bagagerie
bake: boulangerie boulanger cuire four pain
balcony: balcon terrasse
ball: ballon balle
bank: banque banques
bank_account: compte iban rib compte_bancaire coordonnées_bancaires compte_en_banque
bank_transfer: virement virement_bancaire virements
barbecue: barbecue grill grillade
basement: cave sous-sol
bath: bain baignoire
bathrobe: peignoir peignoirs chaussons pantoufles
bathroom: bain bains sanitaires salle_de_bain salle_de_bains salles_de_bains
battery: batterie pile piles
beach: plage plages
beard: barbe
beautiful: beau beauté belle esthétique
bed: lit lits couchage
bedroom: chambre chambres chambre_à_coucher
beef: bœuf boeuf
beer: bière bières
begin: commencer début débuter
beginner: débutant débutants
bench: banc
berth: amarrage amarre mouillage anneau poste_d'amarrage place_de_port
bicycle: vélo vélos bicyclette cyclable vtt
big: grand taille grande gros
bill: facture addition note
bird: oiseau oiseaux
birth: naissance né accouchement
birthday: anniversaire anniversaires
bitter: amer amère
black: noir noire
blanket: couverture couvertures plaid
blood: sang sanguin
blood_pressure: tension_artérielle tension
blood_test: prise_de_sang analyse_de_sang bilan_sanguin
blow_dry: brushing
blue: bleu bleue
boat: bateau bateaux barque navire
boil: bouillir bouilli
book_reading: livre livres
booking: réservation réserver réservé
boot: botte bottes chaussure
born: né née naître naissance
bottle: bouteille bouteilles
bowl: bol bols saladier
box: boîte boîtes caisse
box_carton: carton cartons
boy: garçon garçons
braces: appareil_dentaire bagues orthodontie orthodontique
brake: frein freins freinage plaquettes
branch: succursale agence filiale
brand: marque fabricant
bread: pain pains
break_damage: cassé casser endommagé dommage abîmé défectueux
break_pause: pause récréation entracte
breakdown: panne dépannage dépanner
breakfast: petit-déjeuner déjeuner petit_déjeuner petits_déjeuners
bride: mariée mariage noces
bridge: pont ponts
bring: apporter amener emporter
brother: frère sœur fratrie
budget: budget
buffet: buffet buffets
build: construire construction construit bâtir
building: bâtiment immeuble édifice
bunk: superposés couchette lits_superposés lit_superposé
buoy: bouée bouées
bus: bus autobus autocar
bus_line: ligne_de_bus lignes_de_bus
bus_stop: arrêt arrêt_de_bus arrêts_de_bus arrêt_d'autobus
business: entreprise société commerce affaires
busy: fréquenté affluence occupé bondé
button: bouton interrupteur touche
buy: acheter achat
cabin: cabane chalet cabine
cake: gâteau gâteaux tarte pâtisserie
calendar: calendrier agenda
call: appeler téléphone téléphoner appel numéro_de_téléphone par_téléphone
camera: caméra appareil photo appareil_photo
campfire: feu feu_de_camp feux_de_camp
camping: camping tente campeur
cancel: annuler annulation annulé
candle: bougie bougies
canoe: canoë canoës
capacity: capacité contenance
capital: capitale capital
car: voiture auto automobile véhicule
car_rental: location_de_voiture location_de_voitures location_de_véhicules
caravan: caravane camping-car camping_car mobil_home
card: carte cb
care: soin soins soigner garde
carpet: tapis moquette
carry: porter transporter
cash: espèces liquide comptant
cash_machine: distributeur_automatique distributeur_de_billets dab guichet_automatique
cash_on_delivery: contre_remboursement paiement_à_la_livraison
castle: château châteaux
castrate: castration castrer stérilisation stériliser
cat: chat chats chatte félin
catalogue: catalogue
catering: traiteur
ceiling: plafond
celebrate: célébrer fête fêter célébration
celery: céleri
cent: centime centimes cent
centre: centre central
century: siècle siècles
ceramics: céramique poterie potier
certificate: certificat attestation diplôme
chain: chaîne chaînes
chair: chaise chaises fauteuil
change: changer modifier changement modification
change_money: change monnaie échange
changing_room: vestiaire vestiaires cabine cabine_d'essayage cabines_d'essayage
charge_battery: recharger recharge chargeur borne
charging_station: borne_de_recharge bornes_de_recharge borne
cheap: économique avantageux abordable
cheapest: cher économique moins_cher moins_chère le_moins_cher
check: contrôler vérifier contrôle examen
check_in: check-in arrivée enregistrement heure_d'arrivée arrivée_à_partir
check_out: check-out départ heure_de_départ libérer_la_chambre
check_up: bilan_de_santé visite_de_contrôle dépistage bilan
cheese: fromage fromages
chemist: pharmacie pharmacien
chicken: poulet volaille poule
child: enfant enfants
children_menu: enfant enfants menu_enfant menu_enfants menus_enfants
chocolate: chocolat
choose: choisir choix
christmas: noël
church: église
cinema: cinéma film films
city: ville
class: classe classes
clean: nettoyer propre nettoyage ménage
climb: escalade grimper
clinic: cabinet clinique
cloakroom: vestiaire vestiaires garde-robe
close: fermer fermé fermeture
clothes: vêtements vêtement habits tenue
clutch: embrayage
coach: entraîneur coach
coat: manteau veste
cocktail: cocktail cocktails
code: code digicode
coffee: café cafés
cold: froid froide
collect: retirer retrait récupérer chercher venir_chercher click_and_collect retrait_en_magasin
colour: couleur coloration teinture colorer
combine: combiner combinable cumuler
come: venir arriver
comfortable: confortable confort
committee: comité commission bureau
compare: comparer comparaison
competition: concours compétition course
complain: réclamation plainte réclamer plaindre
computer: ordinateur pc portable
concert: concert musique musical
condition: condition conditions modalités conditions_générales
conference: conférence réunion séminaire
confirm: confirmer confirmation
consumption: consommation consommer consomme
contact: contact contacter joindre
contain: contenir contient inclus comprend compris
contract: contrat
cook: cuisiner cuisinier cuisson cuire
corkage: bouchon droit_de_bouchon
cost: prix coûter coût tarif tarifs frais combien_coûte quel_prix ça_coûte
cot: berceau lit-bébé parapluie lit_bébé lit_parapluie lit_pour_bébé
cotton: coton
country: pays
course: cours leçon stage formation
court: court courts
cover: couvert couvrir remboursé couverture pris_en_charge prise_en_charge
cow: vache vaches
cream: crème chantilly
credit_card: crédit visa mastercard carte carte_de_crédit carte_bancaire carte_bleue cartes_bancaires
crown_tooth: couronne couronnes
cup: tasse gobelet
cure: guérir guérison cure traitement
currency: devise devises monnaie
current: courant courants
curtain: rideau rideaux
customer: client clients clientèle
cut: coupe couper coupe_de_cheveux
dam: barrage
dance: danse danser
danger: danger dangereux risque
data: données données_personnelles protection_des_données
date: date dates
daughter: fille filles
day: jour jours journée quotidien
dead: mort mourir décès décédé
deadline: délai échéance limite date_limite date_butoir
dear_expensive: cher chère coûteux
debt: dette dettes impayé
deep: profond profondeur
degree: degré température degrés
delay: retard retardé tard
deliver: livraison livrer expédition envoi
dentist: dentiste dentaire
depart: départ partir quitter
deposit: caution acompte dépôt arrhes dépôt_de_garantie
describe: décrire description décrit
design: conception concevoir design designer
dessert: dessert desserts
detergent: détergent lessive produit_vaisselle
device: appareil dispositif appareils appareil_ménager appareil_électroménager
deworm: vermifuge vermifuger
diabetes: diabète diabétique
diagnosis: diagnostic
diesel: carburant essence gazole diesel
diet: régime diététique alimentation
difference: différence différent
difficult: difficile difficulté
dinner: dîner souper repas
direction: itinéraire accès direction chemin
dirty: sale saleté
disabled: handicapé handicap pmr invalide
disappear: disparaître disparu
disassemble: démonter démontage
discount: réduction remise rabais réduit
discover: découvrir découvert découverte
dish: plat plats mets
dishwasher: lave-vaisselle lave_vaisselle
display: affichage écran afficheur
dive: plonger plongée plongeur plongée_sous-marine
doctor: médecin docteur généraliste
document: document documents papiers pièce
dog: chien chiens canin
donate: don donner dons donateur
door: porte portes
double_room: chambre_double chambres_doubles
dough: pâte pétrir
download: télécharger téléchargement
dozen: douzaine douzaines
drain: évacuation canalisation égout vidanger
dress: robe tenue
dress_code: code_vestimentaire tenue_correcte tenue_exigée
drill: perceuse percer
drink: boire boisson boissons
drive: conduire conducteur conduite chauffeur
driving_licence: permis conduire permis_de_conduire
dry: sécher sec séchoir sèche-linge sèche_linge
dry_cleaning: pressing nettoyage_à_sec
duck: canard oie magret
dumpling: ravioli raviolis quenelle
duration: durée durer dure combien_de_temps
during: durant pendant
dust: poussière dépoussiérer
duvet: couette literie draps linge_de_lit
early: tôt anticipé
easter: pâques pascal
easy: facile facilement
eat: manger repas nourriture mange
egg: œuf œufs oeuf
electric: électrique électricité courant
electricity: électricité courant électrique
elevator: ascenseur
email: e-mail courriel mail email adresse_électronique courrier_électronique adresse_mail
emergency: urgence urgences secours en_cas_d'urgence numéro_d'urgence
employee: employé personnel salarié employés
empty: vide vider
end: fin finir terminer
engine: moteur
engineer: ingénieur architecte
english: anglais anglaise
engraving: gravure graver gravé
enter: entrée entrer accéder
entrance_fee: entrée billet tarif droit_d'entrée prix_d'entrée billet_d'entrée tarif_d'entrée
envelope: enveloppe enveloppes
equipment: équipement matériel équipé
euro: euro euros
evening: soir soirée
event: événement évènement manifestation
every: chaque
exam: examen épreuve test
example: exemple
excursion: excursion sortie visite circuit
exercise: exercice exercices
exhaust: échappement pot_d'échappement
exhibition: exposition expositions
exit: sortie sortir
expire: expirer valable validité valide date_d'expiration
explain: expliquer explication
express: express
extend: prolonger prolongation extension
eye: œil yeux oculaire
eyebrow: sourcil sourcils cils cil
fabric: tissu étoffe
facial: soin_du_visage soins_du_visage visage
factory: usine fabrique
family: famille familial familles
far: loin distance éloigné
fare: tarif billet
farm: ferme fermier agriculteur
fast: rapide vite rapidement
fat: gras graisse
father: père parents mère parent
female: femme femmes dame féminin
fence: clôture barrière palissade
ferry: ferry bac traversier
festival: festival fête
fever: fièvre
few: peu quelques
fill: remplir remplissage plombage
filling_tooth: plombage plombages amalgame composite
filter: filtre filtrer
find: trouver trouvé
fine: amende pénalité
finger: doigt doigts
fire: incendie feu
firewood: bois_de_chauffage bûches bûche
fireworks: feu_d'artifice feux_d'artifice pyrotechnique pétard
first: premier première
first_aid: premiers_secours premiers_soins secourisme secouriste
fish: poisson poissons pêche pêcher
fit: taille adapter ajustement
fix: réparer réparation réparé
flat_tyre: crevaison crevé pneu_crevé
flea_tick: puce tique parasite antiparasitaire
flight: vol avion vols voler
flood: inondation inondé
floor: étage
flour: farine
flower: fleur fleurs bouquet fleuriste
fog: brouillard brume
foot: pied pieds
football: football foot
forbidden: interdit interdiction défendu
forest: forêt bois forestier
forget: oublier oublié oubli
form: formulaire formulaire_d'inscription
found_start: fondé fondée fonder création
founder: fondateur fondatrice fondé
free: gratuit gratuitement gratuite
free_of_charge: gratuit gratuitement sans_frais
free_vacant: libre disponible
freeze: congélateur congeler congelé surgelé
fresh: frais fraîche
friday: vendredi
fridge: réfrigérateur frigo
friend: ami amis amie
fringe: frange
fruit: fruit fruits
full: complet plein
full_board: pension_complète
furniture: meuble meubles mobilier
future: avenir futur
game: jeu jeux jouer
garage: garage
garden: jardin jardins
garlic: ail
gas: gaz
gate: portail grille barrière
gearbox: boîte_de_vitesses vitesses
generator: générateur groupe_électrogène
gift: cadeau cadeaux offrir
gift_card: carte_cadeau cartes_cadeaux
gift_voucher: bon chèque cadeau chèque_cadeau bon_cadeau bons_cadeaux chèques_cadeaux
girl: fille filles
give: donner offrir
glacier: glacier glaciers
glass: verre verres vitre
glasses: lunettes lunette
glove: gant gants
gluten: gluten blé sans_gluten
go: aller
goggles: lunettes_de_natation lunettes_de_piscine masque
gram: gramme grammes kilo kilogramme kg
grass: herbe pelouse gazon
grease: graisse graisser graissage
green: vert verte verts
groom: toilettage toiletter toiletteur
group: groupe groupes
group_lesson: cours_collectif cours_collectifs cours_en_groupe
guarantee: garantie garantir
guardian: tuteur responsable gardien
guide: guide guidé guidée visite_guidée visites_guidées
gym: gym fitness gymnase musculation salle_de_sport salle_de_gym salle_de_fitness
hair: cheveux cheveu poils
hairdresser: coiffeur coiffeuse coiffure salon
hairdryer: sèche-cheveux séchoir
halal: halal casher kasher
half: demi moitié demie
half_board: demi-pension
hall: salle salles
ham: jambon
handicraft: artisanat artisanal artisan travaux_manuels
handle: poignée manche
harbour: port ports
harness: harnais baudrier
harvest: récolte récolter vendange moisson
hat: chapeau chapeaux bonnet
head: directeur chef responsable gérant directrice dirigeant
headache: migraine céphalée mal_de_tête maux_de_tête
headliner: tête_d'affiche têtes_d'affiche
health: santé sain
hear: entendre ouïe audition
hearing: audition auditif ouïe
heat: chauffage chauffer chauffé chaleur
heavy: lourd poids
height: hauteur haut taille altitude
helmet: casque casques
help: aide aider secours
herb: herbe herbes aromatiques
high_chair: chaise_haute chaises_hautes rehausseur
high_season: haute_saison pleine_saison
highlights: mèches balayage
hike: randonnée randonner marche promenade
hill: colline
hire: louer location loué
history: histoire historique
hobby: loisir loisirs passe-temps
holiday: vacances congé congés
home: maison domicile foyer
homework: devoirs
honey: miel
horse: cheval chevaux équitation équestre
hose: tuyau tuyaux flexible
hospital: hôpital hôpitaux
host: hôte hôtes
hot: chaud chaude
hot_tub: jacuzzi spa bain_à_remous bain_bouillonnant
hotel: hôtel hôtels
hour: heure heures horaire horaires
house: maison maisons
household: ménage ménages
hungry: faim
ice: glace glaçon
ice_cream: glace glaces sorbet
id_card: identité passeport cni carte_d'identité pièce_d'identité papiers_d'identité
ill: maladie malade maladies souffrant
immediately: immédiatement immédiat tout_de_suite
implant: implant implants
important: important importance
indoor: intérieur couvert dedans
infection: infection infectieux
ingredient: ingrédient ingrédients
injection: injection piqûre
injury: blessure blessé
insect: insecte insectes
install: installer installation pose
instalment: mensualité mensualités plusieurs_fois échelonné versements
instructions: notice emploi instructions consignes mode_d'emploi notice_d'utilisation
instructor: moniteur professeur enseignant instructeur enseigner
insurance: assurance assuré mutuelle assureur
internet: internet wifi wi-fi
interpreter: interprète traduction traducteur traduire
interview: entretien interview
invent: inventer inventé invention
inventor: inventeur inventer inventé
invite: inviter invitation invité
iron: fer repasser repassage fer_à_repasser
island: île îles
jam: confiture confitures
jewellery: bijou bijoux bijouterie
job: emploi travail poste travailler offre_d'emploi offres_d'emploi
juice: jus
jump: sauter saut
kayak: kayak kayaks
keep: garder conserver conservation
kennel: chenil pension_canine pension_pour_chiens
kettle: bouilloire
key: clé clés clef
keyboard: clavier
kidney: rein reins rénal
kilometre: kilomètre kilomètres km
kindergarten: maternelle crèche garderie école_maternelle jardin_d'enfants
kitchen: cuisine kitchenette
knife: couteau couteaux
knit: tricot tricoter
laboratory: laboratoire labo
lactose: lactose laitier laitiers
ladder: échelle échelles
lake: lac lacs
lamb: agneau
lamp: lampe lumière éclairage
land: terrain terre
lane: couloir ligne_d'eau
language: langue langues
last: dernier dernière
later: plus_tard ultérieurement
laundry: lessive linge laverie blanchisserie
law: loi droit
lawyer: avocat avocate
lay: pondre poser
leak: fuite fuites fuir
learn: apprendre apprentissage
leather: cuir
left: gauche
leg: jambe patte jambes
legal: légal juridique
lend: prêter prêt emprunter emprunt
length: longueur long longue
lesson: leçon cours
letter: lettre courrier
level: niveau niveaux
library: bibliothèque médiathèque
licence: licence permis autorisation
lid: couvercle couvercles
life_jacket: gilet gilets gilet_de_sauvetage gilets_de_sauvetage
lifeguard: sauveteur maître-nageur surveillant maître_nageur surveillant_de_baignade
light: léger lumière lumineux
lighthouse: phare phares
lightning: foudre éclair tonnerre
like: aimer apprécier
limescale: calcaire détartrer détartrage
line: ligne lignes
listen: écouter écoute
litre: litre litres
live: habiter vivre vécu habitant résident
liver: foie hépatique
local: local locaux régional
lock: serrure verrouiller cadenas
locked: verrouillé fermé
locker: casier consigne casiers casier_à_clé
login: connexion identifiant identifiants
lose: perdre perdu perte
lost_property: objets_trouvés objet_trouvé objets_perdus
low: bas basse faible
low_season: basse_saison hors_saison
lunch: déjeuner midi
machine: machine machines
magazine: magazine revue
main: principal principale
main_course: plat_principal plats_principaux plat_de_résistance
maintenance: entretien maintenance révision
make: fabriquer produire fabriqué produit fabrication
male: homme hommes masculin monsieur
mandatory: obligatoire devoir requis exigé
manicure: manucure
map: carte plan
map_location: plan_d'accès localisation situé
market: marché marchés
marry: marier marié mariage épouser
massage: massage massages
mat: tapis natte
material: matériau matière matériel
maximum: maximum maximal maximale max
measure: mesure mesurer
meat: viande viandes
medicine: médicament médicaments
meet: rencontrer rencontre réunion rendez-vous
member: membre membres adhérent
menu: menu carte
message: message messages
meter: compteur mètre
method: méthode méthodes
metre: mètre mètres
metro: métro
microchip: puce_électronique micropuce puce
microwave: micro-ondes
middle: milieu centre
midnight: minuit
mileage: kilométrage
milk: lait
million: million millions
mine: mine mines
minibar: minibar
minimum: minimum minimal moins
minute: minute minutes
mirror: miroir rétroviseur
miss: manquer manqué rater
mistake: erreur faute erreurs
mobile_phone: portable mobile smartphone téléphone téléphone_portable téléphone_mobile
model: modèle modèles
monday: lundi
money: argent
month: mois mensuel
morning: matin matinée
motorcycle: moto motos
mountain: montagne montagnes
mouth: bouche buccal
move: déménagement déménager
museum: musée musées
mushroom: champignon champignons
mustard: moutarde
nail: ongle ongles manucure
name: nom noms appeler
nappy: couche couches
native_speaker: langue_maternelle natif natifs
nature: nature naturel
near: près proche proximité
need: besoin nécessaire falloir
needle: aiguille aiguilles
neighbour: voisin voisins
new: nouveau nouvelle neuf neuve
news: nouvelles actualités
newspaper: journal journaux
next: prochain suivant
night: nuit nuits nuitée
noise_loud: bruit bruyant
non_swimmer: non-nageur non-nageurs
noodles: nouilles vermicelles
noon: midi
north: nord
nose: nez nasal
notice: avis notification prévenir
notice_period: préavis résiliation délai_de_préavis
number: numéro nombre
nurse: infirmière infirmier
nut: noix arachide noisette cacahuète
offer: offre offrir proposer offert
office: bureau bureaux
official: officiel officielle
oil: huile huiles
oil_change: vidange vidanger changement_d'huile
old: vieux ancien vieille
onion: oignon oignons
online: ligne internet site en_ligne
only: seulement uniquement
open: ouvrir ouvert ouverture ouvre heures_d'ouverture horaires_d'ouverture jours_d'ouverture
operation: opération chirurgie opérer chirurgical
orange: orange oranges
order: commande commander
organic: bio biologique
organise: organiser organisation organisé
outdoor: extérieur dehors en_plein_air
oven: four fours
owner: propriétaire patron gérant
pack: emballer emballage paquet
paddle: pagaie rame aviron
paddleboard: paddle stand-up-paddle
page: page pages
paint: peinture peindre peintre peint
pair: paire paires
pan: poêle casserole
paper: papier papiers
parade: défilé cortège procession parade
parcel: colis paquet
park: parc jardin parcs
parking: parking stationnement stationner garer place_de_parking place_de_stationnement se_garer
parking_space: place_de_parking place_de_stationnement places_de_parking
partner: partenaire conjoint compagnon
pass: pass carte abonnement
passenger: passager passagers voyageur
password: code passe mot_de_passe mots_de_passe
pasta: pâtes
path: sentier chemin piste
patient: patient patients
pay: payer paiement paie règlement
paypal: paypal
pedal: pédale pédales
pedicure: pédicure
pen: stylo stylos
pension: pension demi-pension
people: personne personnes gens
pepper: poivre poivron
percent: pourcent pourcentage
performance: spectacle représentation
perfume: parfum parfums
perm: permanente
permit: permis autorisation
personalised: personnalisé personnaliser personnalisation sur_mesure
photo: photo photos photographie image
piano: piano
picnic: pique-nique pique_nique
piece: pièce morceau pièces
pig: porc cochon
pillow: oreiller oreillers coussin
pitch: emplacement terrain
pizza: pizza pizzas pizzeria
plan: plan planifier
plant: plante plantes planter
plastic: plastique
plate: assiette assiettes
platform: quai plateforme
play: jouer jeu joue
playground: aire_de_jeux aires_de_jeux
police: police gendarmerie
pool: piscine piscines bassin
poor: pauvre pauvres
popular: populaire apprécié
population: population habitants
portion: portion portions part
possible: possible possibilité pouvoir
post: poste courrier postal
potato: patate pomme frites pomme_de_terre pommes_de_terre
pound: livre livres
power_performance: puissance
practical: pratique pratiques
pregnant: enceinte grossesse
prepare: préparer préparation
prescription: ordonnance ordonnances
pressure: pression tension
prevent: prévenir prévention éviter empêcher
price_list: tarifs prix liste_des_prix liste_de_prix grille_tarifaire
print: imprimer impression imprimé
printer: imprimante imprimantes
private: privé privée particulier
private_lesson: cours_particulier cours_particuliers cours_privé
prize: prix récompense
problem: problème problèmes
process: processus procédure procédé
product: produit produits
profession: profession métier
programme: programme horaire planning
project: projet projets
proof: justificatif reçu preuve ticket
protect: protéger protection
pub: pub bar bistrot
public: public publique
public_holiday: férié fériés jour_férié jours_fériés
public_transport: tramway métro tram transports transports_en_commun transport_en_commun transports_publics
publish: publier publié publication
pump: pompe pomper gonfler
pupil: élève élèves étudiant
quality: qualité
quantity: quantité quantités
quarter: quart trimestre quartier
queue: attente attendre file queue file_d'attente faire_la_queue
quiet: calme tranquille silence
quiet_hours: silence heures_de_silence heures_calmes tapage
rabbit: lapin lapins
racket: raquette raquettes
raft: radeau raft rafting
railway: train trains ferroviaire sncf
railway_station: gare gares gare_ferroviaire gare_sncf
rain: pluie pleuvoir pleut météo temps
ramp: rampe rampes
range: portée autonomie
raw: cru crue
read: lire lecture lu
ready: prêt prête
reason: raison motif
receive: recevoir reçu reçoit
reception: réception accueil réceptionniste
recipe: recette recettes
recommend: recommander recommandé conseillé
recycle: recycler recyclage recyclé tri_sélectif
red: rouge rouges
reference: référence références
referral: lettre_d'adressage
refrigerated: réfrigéré frais
refund: remboursement rembourser remboursé
register: inscription inscrire enregistrer
regular: régulier régulièrement habituel
reminder: rappel relance
remove: enlever retirer supprimer
repeat: répéter répétition
replace: remplacer remplacement
report: rapport signaler déclarer
request: demande demander sollicitation
rescue: secours sauvetage sauver
responsible: responsable responsabilité
rest: repos reposer reste
restaurant: restaurant restaurants
restore: restaurer restauration restauré
result: résultat résultats
retail: détail détaillant
return: retour retourner renvoyer rendre
rice: riz
ring: bague bagues anneau alliance
risk: risque risques
river: rivière fleuve
road: rue route avenue
roaming: itinérance roaming
rodent: rongeur rongeurs hamster cochon_d'inde
roof: toit toiture toits
room: chambre chambres salle pièce
root_canal: dévitalisation dévitaliser canal_dentaire traitement_de_canal
rope: corde cordes cordage
route: route itinéraire parcours trajet
router: routeur modem box_internet
rubbish: déchets poubelle ordures déchet ordures_ménagères
rule: règle règles règlement
run: courir course coureur
rye: seigle
safe: sûr sécurité sécurisé
safe_box: coffre coffre-fort
sail: voile voilier naviguer
salad: salade salades
salary: salaire rémunération paie
sale: vente vendre soldes vendu
salmon: saumon
salt: sel salé
same: même identique
sample: échantillon échantillons prélèvement
sand: sable
saturday: samedi
sauce: sauce sauces
sauna: sauna saunas
sausage: saucisse saucisses saucisson
save: économiser sauver enregistrer épargner
school: école écoles scolaire collège lycée
school_holidays: vacances_scolaires
science: science sciences scientifique
scissors: ciseaux
scooter: scooter trottinette cyclomoteur mobylette
scratch: rayure rayures bosse éraflure
screen: écran écrans
sea: mer marin
sea_view: vue_mer vue_sur_mer vue_sur_la_mer
season: saison saisons
seat: place siège places assise
second_hand: occasion usagé d'occasion seconde_main
security: sécurité sûreté
seed: graine graines semence
self_checkin: arrivée_autonome boîte_à_clés
self_service: self-service libre-service
send: envoyer envoi expédier
senior: senior retraité seniors
separate: séparé séparer séparément
serial_number: numéro_de_série
serve: servir servi sert
service: service services prestation
sesame: sésame
sew: coudre couture couturière
shampoo: shampooing
share: partager partagé partage
shave: rasage raser rasoir
sheep: mouton moutons brebis
sheet: drap draps linge
shelf: étagère étagères rayon
shellfish: crustacé crustacés coquillage mer fruits_de_mer
shoe: chaussure chaussures
shop: magasin boutique magasins point_de_vente
shoulder: épaule épaules
shower: douche douches
shrimp: crevette crevettes gambas
shuttle: navette transfert navettes
sick_note: arrêt_maladie arrêt_de_travail certificat_médical
sign: signer signature signé
signal: signal réseau
silver: argent argenté
sim: sim carte_sim
sing: chanter chant chorale
single_room: chambre_simple chambre_individuelle chambres_individuelles single
sink: évier lavabo
skate: patin patiner patinage patinoire
ski: ski skier pistes
skin: peau cutané
skipper: skipper capitaine
sleep: dormir sommeil couchage
sleeping_bag: sac_de_couchage sacs_de_couchage duvet
slow: lent lentement
small: petit petite
smell: odeur odeurs sentir
smoke: fumer fumeur fumée tabac
smoke_detector: détecteur_de_fumée détecteurs_de_fumée
snow: neige enneigement
soap: savon savons
sock: chaussette chaussettes
socket: prise prises
socks: chaussettes
soft: doux moelleux souple
software: logiciel logiciels
soil: sol terre terreau
solar: solaire photovoltaïque
sold_out: épuisé rupture_de_stock complet
soup: soupe potage
sourdough: levain
south: sud
soy: soja
spa: spa bien-être thalasso
space: espace place
spare_part: pièce_détachée pièces_détachées pièce_de_rechange pièces_de_rechange rechange
speak: parler parlé parle langue
special: spécial spéciale particulier
species: espèce sorte espèces
speed: vitesse
spelt: épeautre
spice: épice épices piquant épicé
spoon: cuillère cuillères
sport: sport sports sportif
spouse: conjoint époux épouse
square: place carré
square_metre: mètre_carré mètres_carrés m²
squid: calamar calmar poulpe encornet
stable: écurie étable écuries
stage: scène
stain: tache taches
stairs: escalier escaliers marches
stall: stand stands étal étals
stamp: timbre timbres tampon
standing: debout
starter: entrée entrées hors-d'œuvre
stay: séjour séjourner rester
steal: voler volé vol
steam: vapeur
steel: acier inox
stock: stock en_stock
stolen: volé vol
stone: pierre pierres caillou
stop: arrêt arrêter
store_keep: stocker conserver entreposer consigne stockage consigne_à_bagages garder_les_bagages
storm: tempête orage
stove: poêle réchaud cuisinière
study: étude étudier études
subscription: abonnement abonner
substitute: remplacement remplaçant substitut
sugar: sucre sucré
suggest: suggérer proposer suggestion
suitable: adapté convenir approprié convient
suite: suite suites
summer: été estival
sunday: dimanche
surcharge: supplément suppléments
sweet: sucré doux bonbon
swim: nager baignade natation baigner
swimsuit: maillot maillot_de_bain maillots
switch_off: éteindre éteint désactiver
switch_on: allumer allumé activer démarrer
table: table tables
take: prendre pris prend emporter
takeaway: emporter emporté à_emporter
tank: réservoir cuve
tap: robinet robinets robinetterie
tartar: tartre détartrage plaque_dentaire
taste: goût goûter dégustation saveur
tax: taxe tva impôt hors_taxes toutes_taxes_comprises
taxi: taxi taxis
taxi_rank: station_de_taxis station_de_taxi
tea: thé thés infusion
team: équipe équipes
technician: technicien techniciens
technology: technologie technique
teeth: dent dents dentaire
television: télévision télé tv
temporary: temporaire provisoire
tenant: locataire locataires
tennis: tennis
textbook: manuel_scolaire manuel livre_de_cours
thank: merci remercier
theatre: théâtre théâtres
theory: théorie théorique
therapist: thérapeute masseur masseuse kinésithérapeute praticien
thick: épais épaisse
thickness: épaisseur
thursday: jeudi
ticket: billet billets ticket
tide: marée marées
tie: cravate nouer attacher
time: temps heure durée horaire
tip: pourboire conseil
today: aujourd'hui
together: ensemble
toilet: toilettes wc toilette
tomato: tomate tomates
tomorrow: demain
tool: outil outils outillage
total: total totalité
tourist: touriste tourisme touristique
tourist_tax: taxe séjour taxe_de_séjour
towel: serviette serviettes serviette_de_bain serviettes_de_toilette serviettes_de_bain
tower: tour tours
toy: jouet jouets
tracking: suivi numéro_de_suivi suivi_de_colis
traffic: circulation trafic
trailer: remorque remorques
training: formation entraînement stage
tram: tram tramway
transport: transport transporter
travel: voyage voyager trajet
tree: arbre arbres
trial: essai essayer découverte
tuesday: mardi
tuition: frais_de_scolarité scolarité
tune: accorder accordage accordeur
turkey: dinde
type: type genre sorte
tyre: pneu pneus pneumatique
ultrasound: échographie écho
umbrella: parapluie parasol
understand: comprendre compris
uniform: uniforme uniformes
university: université fac
unpack: déballer
update: mise_à_jour mises_à_jour actualiser
urgent: urgent urgence
use: utiliser utilisation usage
vaccination: vaccin vaccination vacciné
valley: vallée val
valuable: valeur précieux objet_de_valeur objets_de_valeur
van: camionnette camion fourgon poids_lourd
vegan: végan végétalien vegan vegane
vegetable: légume légumes
vegetarian: végétarien végétarienne
vet: vétérinaire vétérinaires
view: vue panorama
village: village villages
vinegar: vinaigre
virus: virus antivirus
visit: visite visiter visiteur
voice: voix vocal
volume: volume contenance
volunteer: bénévole volontaire bénévolat
vote: vote voter scrutin
wall: mur paroi
ward: service salle
warehouse: entrepôt dépôt
warm: chaud chaleur tiède
warning: avertissement attention alerte
wash: laver lavage lave-linge machine_à_laver lave_linge
watch: montre horloge horloger
water: eau eaux potable eau_potable
watt: watt watts
wave: vague vagues
waxing: épilation cire épiler
weak: faible faibles
wear: porter tenue vêtir
wednesday: mercredi
week: semaine semaines hebdomadaire
weekday: semaine jour_ouvré jours_ouvrés jour_ouvrable jours_ouvrables
weekend: week-end weekend week_end fin_de_semaine
weigh: poids peser pèse
west: ouest
wet: mouillé humide
wetsuit: combinaison néoprène
wheel: roue roues
white: blanc blanche
whitening: blanchiment blanchir
whole: entier complet
wholesale: grossiste vente_en_gros
wide: large largeur
width: largeur
wife: femme épouse mari époux
wind: vent venteux
window: fenêtre fenêtres vitre
windscreen: pare-brise
wine: vin vins vignoble
winter: hiver hivernal
wire: fil câble
withdraw: retirer retrait rétracter
withdrawal_period: rétractation délai délai_de_rétractation droit_de_rétractation
wool: laine fil pelote
workshop: atelier ateliers
world: monde mondial
write: écrire écrit auteur écrivain
wrong: faux mauvais erroné
x-ray: radio radiographie
year: an année ans annuel
yellow: jaune
yoga: yoga
young: jeune jeunes jeunesse adolescent
young_animal: chiot chiots chaton chatons
youth: jeunesse jeune jeunes adolescent ado
zip: fermeture_éclair
`
