export const FRENCH = `
arrivée arriver arrivons enregistrement check-in checkin
départ partir partons quitter libérer check-out checkout
tard tardif tardivement retard
tôt anticipé avance
hébergement nuitée coucher couchage logement dormir dort
chambre: suite double twin simple familiale dortoir hébergement nuitée
hébergement: chambre appartement gîte chalet bungalow mobil-home tente studio
lit couchage matelas canapé-lit convertible superposé sommier berceau
bébé nourrisson nouveau-né berceau couffin
drap literie linge couette taie housse
couverture couette plaid duvet oreiller coussin taie
serviette linge essuie drap peignoir
ménage nettoyage nettoyer entretien propreté propre hygiène
sale salir salissure tache souillé
lessive laverie buanderie laver lavage linge lave-linge blanchisserie
sèche-linge séchoir sécher sécheuse séchage sèche
vaisselle lave-vaisselle assiette couvert ustensile casserole
frigo réfrigérateur frigidaire minibar congélateur
four micro-ondes cuisinière plaque cuisson réchauffer
cuisine kitchenette cuisiner coin-cuisine cuisson
bouilloire cafetière café thé
climatisation clim climatiseur climatisé ventilateur
chauffage chauffer radiateur chaudière température chaleur chaud
froid gel geler gelé
télé télévision téléviseur tv écran chaîne
wifi internet wi-fi réseau connexion connecter fibre web
prise électricité électrique adaptateur courant brancher branchement
coffre coffre-fort valeur bijou
clé clef badge carte code trousseau
serrure verrou serrurier porte clé
vue panorama paysage
terrasse balcon extérieur dehors véranda
jardin parc pelouse espace vert extérieur
toilette wc sanitaire lavabo cabinet
sanitaire: douche baignoire lavabo toilette
piscine nager nage natation baigner baignade bassin
jacuzzi spa bain hammam sauna
massage masser masseur modelage bien-être détente
beauté esthétique esthéticienne institut soin
gym fitness musculation gymnase salle
appareil machine équipement cardio haltère
ascenseur lift étage monte-charge élévateur
étage niveau rez-de-chaussée escalier marche
réception accueil réceptionniste comptoir desk concierge guichet
gardien concierge gardiennage surveillant
bagage valise sac sacoche trolley malle consigne bagagerie
consigne bagagerie casier dépôt locker
vestiaire manteau casier garde-robe veste penderie
navette transfert minibus shuttle aéroport gare
train gare sncf ter tgv rail
aéroport avion vol terminal aérien
taxi vtc uber chauffeur cab
bus car autocar autobus arrêt
transport: bus métro tram train tramway rer
venir viens vient rejoindre accès accéder parvenir
adresse situé situer lieu emplacement localisation trouver trouve itinéraire
rue avenue boulevard chemin route allée adresse
loin distance éloigné kilomètre minute
proche près proximité voisin voisinage riverain alentour autour
voiture auto véhicule automobile char bagnole
voiture: renault peugeot citroën tesla volkswagen toyota bmw audi
véhicule: voiture moto camion camionnette utilitaire camping-car caravane remorque
moto motocyclette motard cyclomoteur deux-roues
vélo bicyclette cycle cycliste bécane
vélo: vtt vtc trottinette tandem
garer gare parking stationner stationnement place garage
électrique recharge recharger borne charger charge tesla rechargement
essence carburant plein réservoir gazole diesel
carburant: essence diesel gazole gpl gasoil sp95 éthanol
kilométrage kilomètre km illimité
conducteur conduire conduite permis volant
fauteuil roulant handicap handicapé invalide pmr accessible mobilité
accessible accessibilité handicap rampe pmr plain-pied ascenseur
malvoyant aveugle cécité braille
sourd malentendant auditif audition muet
béquille canne déambulateur plâtre
poussette landau porte-bébé
manger mange repas restaurant restauration nourriture aliment alimentation bouffe
repas: déjeuner dîner souper petit-déjeuner brunch goûter collation lunch
dîner souper soir repas
déjeuner midi repas lunch
petit-déjeuner petit-déj matin matinal
goûter collation encas snack grignoter
pique-nique panier lunch pique-niquer
demi-pension pension repas
buffet volonté illimité
menu carte plat formule ardoise
plat spécialité mets assiette
entrée apéritif amuse-bouche hors-d'œuvre
dessert: glace sorbet gâteau tarte crêpe mousse
gâteau pâtisserie pâtissier entremets tarte cake
pâtisserie: gâteau tarte éclair mille-feuille macaron chouquette flan
viennoiserie: croissant brioche chausson chocolatine escargot
pain: baguette miche campagne seigle épeautre complet levain
boulanger boulangerie fournil pain cuire cuit
farine blé céréale froment seigle épeautre
boisson boire bu buvette verre consommation
boisson: eau vin bière café thé jus soda chocolat
eau robinet carafe potable
alcool: champagne whisky rhum cidre spiritueux vin bière cocktail
ivre alcool ébriété saoul ivresse alcoolisé
vin: champagne crémant rosé mousseux cru
bar apéro apéritif cocktail comptoir
végétarien végétalien végan végétal viande légume
viande: bœuf boeuf porc agneau poulet veau canard jambon
halal casher kasher religieux porc
boucher boucherie charcuterie viande
poisson: saumon thon truite cabillaud
crustacé crevette huître moule coquillage homard
allergie allergique allergène intolérance intolérant gluten lactose cœliaque coeliaque
allergène: arachide noix lait œuf oeuf soja sésame sulfite
lait lactose laitier fromage crème
noix noisette amande cacahuète arachide pistache coque fruit
sucre diabétique diabète édulcorant
régime diététique diète alimentaire nutrition nutritionniste
bio biologique organique naturel
local régional producteur terroir provenance
congeler congélation congélateur surgelé décongeler conserver conservation
périmé péremption expiré validité dlc
ingrédient composition recette contient
cuisinier chef cuistot cuisine
serveur serveuse garçon service
pourboire service tip
emporter emporté takeaway commande barquette
table réserver réservation couvert banquet
rehausseur haute chaise siège
cantine réfectoire restauration repas
biberon tétée allaiter allaitement lait réchauffer
prix tarif coût coûter coûte combien montant euro
frais coût facturer charge dépense supplément payant
gratuit gratuitement offert inclus compris
inclus inclure compris comprendre comprend inclut
supplément surcoût supplémentaire extra majoration majorer
cher coûteux prix tarif onéreux
réduction remise rabais réduit ristourne promotion promo solde démarque
coupon bon code promo promotionnel
cadeau offrir offre offert bon chèque-cadeau
étudiant étudiante université universitaire réduit
senior retraité âgé aîné pension
chômeur chômage demandeur emploi
famille familial parent enfant
groupe collectif équipe
payer paiement paie régler règlement
paiement: carte chèque espèces virement paypal prélèvement comptant twint
carte: visa mastercard amex bancaire maestro débit crédit cb
express: amex
espèces liquide comptant cash
virement virer iban banque bancaire rib
prélèvement prélever débiter débit mandat sepa automatique
ticket: titre resto restaurant swile edenred
mensualité échelonner échelonnement versement verser tranche échéancier paiement
facture facturation facturer reçu quittance addition note ticket
justificatif preuve attestation certificat quittance
acompte arrhes avance prépaiement
caution dépôt garantie restitution
rembourser remboursement remboursé remboursable avoir
mutuelle complémentaire assurance remboursement tiers-payant vitale sécurité
honoraire tarif consultation dépassement conventionné secteur
tva taxe ttc ht
impôt fiscal fisc déduction déductible déduire
dette dû impayé relance rappel recouvrement
amende pénalité contravention infraction pv
sanction avertissement discipline exclusion exclu pénalité punition
devise euro monnaie franc
financement crédit prêt financer cpf
aide subvention allocation caf bourse
réserver réservation booking retenir réservé
inscrire inscription inscrit enregistrer adhésion préinscription
admission inscription dossier candidature admis
disponible disponibilité libre stock place
attente attendre attend patienter délai file queue
durée durer dure temps longtemps heure
vite rapide rapidement express urgent
annuler annulation annulé désistement désister décommander
empêchement imprévu annuler absence empêché
résilier résiliation préavis rompre dénoncer
abonnement abonné abonner adhésion formule forfait contrat
suspendre suspension pause interrompre interruption geler gel
membre adhérent adhérer adhésion cotisation cotiser sociétaire
engagement durée contrat minimum engager
renouveler renouvellement prolonger prolongation reconduction tacite reconduit
contrat convention accord bail
signer signature contrat signé
condition clause modalité cgv règlement
modifier modification changer changement
déplacer reporter report décaler repousser modifier
rendez-vous rdv consultation créneau horaire
absence absent manquer manqué rater raté rattrapage rattraper
prévenir avertir informer signaler signalement
malade maladie fièvre température souffrant
maladie: grippe rhume angine varicelle gastro covid rougeole bronchite
contagieux contagion éviction maladie varicelle
pou poux lente
gastro vomir vomissement diarrhée
stériliser stérilisation désinfecter désinfection stérile
certificat attestation justificatif médical arrêt
vaccin vaccination vacciner vacciné piqûre rappel
médicament traitement ordonnance pilule comprimé pharmacie pharmacien
médicament: antibiotique paracétamol doliprane aspirine ibuprofène antidouleur
ordonnance prescription prescrire prescrit renouvellement
médecin docteur généraliste toubib praticien doc
médecin: pédiatre gynécologue dermatologue spécialiste ophtalmologue cardiologue vétérinaire
infirmier infirmière soin pansement
téléconsultation visio vidéo distance visioconférence
domicile visite déplacement déplacer
urgence urgent garde permanence astreinte
urgence: samu pompier secours 112
opération chirurgie opérer intervention hôpital clinique hospitalisation
anesthésie anesthésier endormir sédation
analyse laboratoire labo sang sanguin résultat bilan
dentiste dentaire dent chirurgien-dentiste
dent: molaire canine sagesse incisive
douleur mal souffrir rage douloureux
saigner saigne saignement gonflé gonflement enflé enflure
extraction arracher extraire arraché
carie plombage obturation
couronne bridge implant prothèse dentier
orthodontie orthodontiste bague gouttière aligneur
détartrage tartre détartrer prophylaxie
peur anxieux anxiété stress phobie angoisse sédation
contrôle visite bilan examen révision
grossesse enceinte accouchement accoucher maternité
naissance naître né nouveau-né bébé
lunette verre optique opticien
kiné kinésithérapeute kinésithérapie rééducation physiothérapie
psy psychologue psychologie thérapie thérapeute
âge: an ans mineur majeur
adulte majeur
accompagner accompagnateur accompagnant présence escorte
enfant gamin gosse petit bambin
enfant: fille fils garçon ado bébé junior jeune
jeune adolescent ado junior mineur
parent: mère père maman papa grand-mère grand-père papi mamie
divorce séparé séparation
fratrie frère sœur soeur
conjoint mari épouse époux partenaire femme
ami copain invité proche chum
invité visiteur convive hôte inviter
garderie crèche périscolaire halte-garderie micro-crèche
nounou baby-sitter babysitting gardienne assistante éducatrice éducateur puéricultrice
couche change lange langer
sieste repos dormir
doudou peluche tétine sucette
jouet jeu jouer peluche
animation animateur activité loisir occuper
animal: chien chat lapin hamster perroquet oiseau cheval
animal domestique bête compagnie
chien canin chienne toutou laisse muselière
chien: caniche labrador bulldog teckel chihuahua berger chiot
chat félin minou chaton chatte
équitation cheval chevaux poney équestre
nuisible: souris rat cafard punaise guêpe moustique insecte
école scolaire collège lycée établissement
école: maternelle primaire collège lycée
élève écolier étudiant apprenant
professeur prof enseignant maître maîtresse instituteur formateur
moniteur coach entraîneur instructeur formateur
directeur directrice direction dirigeant principal
patron gérant propriétaire proprio bailleur dirigeant hôte
responsable chef manager référent supérieur
fonder fondé fondateur créer création créé fondation
secrétaire secrétariat administration administratif
équipe personnel collaborateur collègue employé staff salarié
dépannage dépanner dépanneur panne intervention remorquage remorquer remorqueuse
plombier plomberie fuite robinet tuyau canalisation
peintre peinture peindre repeindre
menuisier menuiserie bois charpentier ébéniste
mécanicien mécano garagiste mécanique garage atelier
coiffeur coiffure coiffeuse barbier styliste
coupe couper cheveu coiffure frange
coloration couleur teinture teindre colorer mèche balayage
brushing coiffage shampoing shampooing
barbe barbier rasage raser
épilation épiler cire poil
ongle manucure vernis pédicure
ouvrir ouvre ouvert ouverture horaire heure planning
fermer fermé fermeture relâche
après-midi aprem
soir soirée nocturne nuit
semaine hebdomadaire
semaine: lundi mardi mercredi jeudi vendredi
week-end: samedi dimanche weekend fin
weekend: samedi dimanche
férié: noël pâques toussaint ascension pentecôte assomption
décembre: noël réveillon saint-sylvestre
vacances congé férié
vacances: été hiver noël pâques juillet août
quotidien quotidiennement jour journalier journée
mois mensuel mensuellement mensualité
année an annuel annuellement
saison: printemps été automne hiver
printemps: mars avril mai
été: juin juillet août estival
automne: septembre octobre novembre
hiver: décembre janvier février
rentrée septembre scolaire
commencer commence début débuter démarrer démarrage lancer
fin finir finit terminer terminé achever
échéance terme limite délai
limite maximum plafond max
minimum minimal mini
arrêter arrêt cesser stopper résilier
validité valable valide expirer expiration durée
fréquence fois régulier souvent chaque
livrer livraison livré expédier expédition envoi acheminement port
livraison: chronopost colissimo dhl ups relais domicile
colis paquet livraison envoi suivi suivre tracking
transporteur livreur poste coursier
retirer retrait récupérer chercher récupération
commander commande achat acheter achète acquérir acquisition
vendre vente vendu vend
magasin boutique commerce shop dépanneur
retourner retour renvoyer renvoi rétractation rétracter échange échanger remplacer
étranger international pays hors
étranger: suisse belgique allemagne luxembourg canada québec europe
douane douanier taxe droit
article produit marchandise
stock rupture épuisé réapprovisionnement disponible
taille pointure mesure dimension surface superficie mètre hauteur largeur
poids peser pèse lourd kilo kg
vêtement habit linge fringue
vêtement: pantalon chemise robe pull jupe veste chaussette imperméable
tenue vêtement habiller habillé vestimentaire porter dress
pull chandail tricot laine lainage
maillot bain short slip caleçon bonnet
chaussure soulier pointure semelle
chaussure: basket botte sandale tong tennis claquette
équipement: casque gilet combinaison raquette corde gant balle
couture retouche retoucher ourlet couturière
pressing teinturerie blanchisserie nettoyage
pluie pleuvoir pleut intempérie météo orage
intempérie: pluie orage neige vent tempête
soleil ensoleillé ombre parasol
matériel équipement équiper outil outillage
apporter amener amène emporter ramener
fourni fournir disposition prêté prêter
emprunter prêter prêt location louer loue
location: vélo kayak canoë ski voiture raquette
loyer bail mensuel location locataire occupant
logement appartement maison villa domicile
appartement: studio duplex f2 t2
colocation colocataire sous-louer sous-location airbnb
copropriété syndic immeuble résidence bâtiment
poubelle ordure déchet tri recyclage encombrant déchetterie
déchet: verre carton plastique encombrant
écologique environnement durable écoresponsable recyclage
déménager déménagement emménager emménagement
meuble: mobilier canapé armoire table chaise commode
fuite inondation dégât eau fuir
dégât dommage abîmer endommager casse casser brisé sinistre
défectueux défaut abîmé endommagé vice conforme
déchirer déchiré déchirure trou
panne défaillance dysfonctionnement fonctionner
réparer réparation réparateur dépannage
entretien maintenance révision entretenir vidange frein
pneu pneumatique roue jante crevaison crevé
vitre fenêtre carreau pare-brise vitrage impact
devis estimation chiffrage estimer chiffrer
garantie garantir défaut conformité conforme
assurance assurer assuré assureur couverture couvrir
accident blessure blesser secours secouriste sinistre constat
incendie feu évacuation pompier évacuer
feu flamme bougie brûler
barbecue grill grillade bbq feu
perdre perdu perte égarer
trouvé: objet perdu oublié
voler vol volé dérober cambriolage
sécurité sûreté sécuriser sécurisé protection
vidéosurveillance caméra surveillance surveiller
police gendarmerie policier
plainte réclamation plaindre mécontent insatisfait litige médiateur médiation
avis commentaire évaluation
contact contacter joindre joignable
téléphone téléphoner appeler appelle appel tél joindre
téléphone: portable mobile smartphone gsm iphone natel cellulaire
mail email e-mail courriel mél
courrier lettre poste postal recommandé écrit
message sms texto whatsapp
formulaire remplir demande demander requête
site internet web ligne
réseau: facebook instagram linkedin tiktok
langue: anglais allemand espagnol italien français néerlandais parler parle
traduire traduction traducteur interprète
données rgpd confidentialité confidentiel privé vie secret personnel
héberger hébergement serveur hébergé cloud
supprimer suppression effacer effacement
sauvegarder sauvegarde backup
restaurer corbeille sauvegarde récupérer
compte profil identifiant connexion
connecter connexion authentification login
réinitialiser réinitialisation passe identifiant bloqué bloquer
code pin digicode passe
chiffrer chiffrement cryptage crypté sécurisé pirater piratage
erreur bug bogue faute incorrect
logiciel programme application appli app
application: android ios iphone
ordinateur pc laptop mac
imprimer impression imprimante photocopie copie numériser scanner
restituer restitution rendre rendu rapporter ramener retour
importer importation excel csv fichier
exporter exportation télécharger téléchargement excel csv
installer installation configurer configuration paramètre
intégration intégrer interface api
essai essayer essaie tester découverte cabine essayage
cours séance leçon session
cours: yoga pilates danse zumba natation piano guitare boxe
formation former stage atelier cursus stagiaire
débutant débuter initiation novice niveau
examen épreuve test partiel
examen: brevet bac tcf delf toefl
échec échouer raté redoubler repasser
diplôme certificat certification
livre bouquin ouvrage manuel bibliothèque médiathèque
danse danser danseur bal
musique musical musicien dj sono
instrument: piano guitare violon batterie flûte
chant chanter chorale
exposition expo collection musée galerie
visite visiter guidée guide audioguide
billet ticket billetterie entrée caisse guichet place
spectacle: théâtre concert cinéma cirque représentation film
sport: foot football tennis natation judo rugby badminton golf
compétition tournoi concours championnat match
randonnée marche balade sentier promenade trek excursion
plage mer sable côte transat
bateau canoë kayak navigation voile
camping campeur camper
camping: emplacement tente caravane camping-car mobil-home
événement fête manifestation réception
événement: mariage anniversaire baptême séminaire communion
mariage marier mariés noces épouser
enterrement obsèques funérailles décès deuil
anniversaire fêter fête gâteau
séminaire réunion conférence
entreprise société employeur professionnel firme
privatiser privatisation privé exclusif
décoration décorer déco
fleur: rose tulipe lys orchidée pivoine
fleuriste bouquet fleur floral gerbe
plante végétal pot
jardinier haie tailler élaguer gazon pelouse tondre tonte herbe
emballer emballage paquet
personnaliser personnalisation personnalisé mesure gravure graver
photo photographie photographier photographe image
filmer vidéo caméra film
fumer fumeur fume cigarette tabac vapoter vapoteuse clope
bruit bruyant nuisance sonore tapage
calme silence tranquille bruit
règlement règle consigne règlementation
loi légal juridique droit
interdit interdire interdiction défendu prohibé
autoriser autorisation autorisé permis permettre permet possible
accord autorisation permission signature
accepter accepte acceptation admettre admis bienvenu
obligatoire obligation impératif exigé requis
nécessaire besoin requis faut falloir
facultatif optionnel option
identité: passeport cni permis
passeport visa papier
document papier pièce dossier
mairie: préfecture commune municipalité
habitant résident habiter résider
démarche procédure formalité
procuration mandat représenter représentant mandater
voter vote élection élire assemblée ag
association club asso
bénévole bénévolat volontaire volontariat
don donner donation reçu
travail travailler boulot job emploi poste carrière
recruter recrutement embaucher embauche postuler candidature candidat cv
apprenti apprentissage alternance
salaire paie paye rémunération
prime bonus treizième augmentation augmenter
congé: maternité paternité parental rtt maladie
télétravail distance remote homeoffice
pause repos récréation récré
démission démissionner préavis
licencier licenciement renvoi viré
voyage voyager séjour séjourner rester circuit
conseiller conseil conseille recommander
comptable comptabilité expert-comptable trésorier trésorerie
archiver archivage stocker stockage conserver conservation garder
déposer dépôt laisser remettre
dérouler déroulement déroule passer
recevoir reçu reçoit obtenir
monter montage assembler poser pose installation
utiliser utilisation usage servir
vérifier vérification contrôler contrôle
aider aide assistance support hotline
service: sav dépannage
capacité accueillir accueille place maximum
transférer transfert transférable céder cession cessible nominatif
occasion seconde usagé
histoire historique ancien
fabriquer fabrication fabriqué artisanal
fidélité fidèle point parrainage parrainer
tatouage tatouer tatoueur piercing
moisissure humidité humide
travaux chantier rénovation rénover bricolage bricoler
toit toiture couvreur
newsletter désabonner désinscrire désinscription désabonnement publicité
parking stationnement garer stationner garage parc
voiture: parking stationnement
retard retardataire délai ponctualité
vegan végan végétalien vg
végétalien: vegan
arrhes acompte caution avance dépôt
groupe: douzaine tablée
bouchon vin bouteille cave
enfant: menu p'tit loup bambin
tickets titres restaurant chèques
soupe velouté potage bouillon crème
potiron potimarron citrouille courge
origine provenance vient élevage
commander commande prise cuisine
brunch déjeuner
semaine: mardi mercredi jeudi
patron patronne gérant gérante directeur directrice dirige dirigeant responsable
appeler téléphone tél joindre joignable numéro
modèle patron fichier pdf
vendre revente commercialiser usage
bon code promo coupon remise
code: promo réduction avantage
chèque-cadeau carte cadeau bon cadeau
club association professionnel
annuler annulation modification modifier rétractation
inscrire compte inscription créer
étaler échelonner fois mensualités crédit
régler paiement payer règlement paye
livreur contre-remboursement
livraison expédition envoi colis livrer
écrasé abîmé endommagé cassé colis réserves
carton colis paquet
renvoyer retour retourner rétractation renvoi renvoie
revendre données cession transmettre
adresse: données personnelles
tricoter atelier cours
emballage paquet papier
mariage mariée noces
étudiant fac université étudiante lycéen
coloration: végétale naturelle
retoucher retouche reprise rattraper
enlever dépose retirer ôter
lissage défrisage kératine
bébé 1re première
déplacer domicile chez
grand-mère âgée âgées senior
manucure ongles vernis
feu artifice pyrotechnique
local producteur terroir fermier
histoire conte contes
repas banquet menu buffet dîner
pleuvoir pluie repli pleut orage
signes lsf interprète sourd
bénévole aider bénévolat volontaire
train gare navette
rejoindre navette venir accès
réduit demandeurs étudiants
entrée billet tarif place
chambre lit couchage
fumer fumeur cigarette mégot
fuite tuyau coule robinet eau vanne
profondeur prof profond
privé privatif commune partagé
arriver arrivée clés code
peser pèse poids kilos kg
mesurer mesure dimensions taille
rendez rdv réservation créneau consultation
cb: carte bancaire régler
distributeur automate
billet pièce monnaie espèces
monnaie pièce rendu
resto restaurant
tickets titres ticket titre
nouveau nouvelle nouveaux nouvel nvx
téléphone tél tel
personne pers
semaine sem
minutes min
maximum max
minimum min mini
appartement appt apt
enfants petits
ado adolescent
anglais angl
attente délai
verser acompte arrhes régler payer
reste solde restant
solde: reste
avance: acompte
total totalité intégralité
absence absent présenter présentation
prévenir avertir veille
désistement annulation annuler
commande commander commandes
reprendre reprise reprenez reprend repris reprises débarrasser débarrassez
débarrasser: ancien
vieux ancien usagé usagée
ancien vieux
délai longtemps attente
fabrication délai
récupérer récupère retrait retirer
clés clé boîte code
rendre rendu restitution retour restituer rapporter
rendu: restitution
départ: restitution
départ rendre libérer quitter
entrer accès entrée accéder
fauteuil: pmr handicapé accessible
roulant: pmr accessible
accès: rampe
direction: directeur directrice dirige
directeur direction directrice dir
accueil secrétariat réception inscriptions
secrétariat: inscriptions inscrire inscription renseignements
inscrire inscription inscriptions réinscription
enseigner: prof professeur
professeur prof enseignant intervenant animateur moniteur
cuisinier cuisine manger repas chef cuisinière
manger: cuisine cuisinier
ajouter supplément extra
supplément suppl
pointure taille chaussure
laine pelote fil
prévoir apporter
tenue: baskets vêtements
formule forfait pack offre
forfait: formule
participants personnes joueurs effectif
groupe participants effectif
maximum capacité effectif
soirée soir nocturne
réserver réservation inscription réserve
réservation: site téléphone mail
réserver: site téléphone mail internet
appeler tél téléphone numéro
mail courriel email écrire
écrire mail courriel
oublié perdu trouvé
code boîte clé
parking garer voiture stationnement parkings stationner
garer: voiture vélo
animaux chien
déjeuner pdj
inclus compris fourni comprend
compris inclus fourni
fourni linge draps serviettes
serviette drap linge fournie
draps linge lit fournis
ménage nettoyage forfait
caution dépôt garantie
tôt anticipée
nuit nuitée
chambre double ch
nuitée chambre
jeune ado jeunes
retraité senior seniors
réduit: étudiant chômeur senior demandeur jeune
réduction réduit remise
gratuit offert offerte libre
homme hommes masculin messieurs
femme femmes dame dames
barbe rasage
couleur coloration mèches
ongles pose manucure
séance cours leçon
cours: collectif individuel particulier
cours séance atelier stage
individuel particulier seul
essai découverte
débutant débutants initiation
niveau: débutant confirmé intermédiaire avancé
licence cotisation adhésion
trimestre trimestriel
année annuel annuelle
abonnement mensuel forfait carte
résilier préavis
livraison livrer livrons livrez livreur
livraison: port domicile
port livraison envoi
zone secteur périmètre
livrer: zone secteur rayon
retrait boutique magasin click
échange échanger retour remboursement
retour échange renvoyer retourner
ticket reçu preuve
réparation réparer répare
déplacement domicile
intervention dépannage urgence
urgence urgences garde
dent: rage
dentiste dents dentaire
médecin docteur dr
infirmière infirmier
mutuelle tiers
conventionné secteur remboursé
gluten blé
sans-gluten gluten
végétarien végé viande
végan vegan végétalien
porc jambon
œuf oeuf
vin bouteille
boisson boissons verre
repas: plat menu formule
menu formule
horaire heures ouverture
commencer début commence départ
finir fin termine
groupe scolaire groupes
scolaire école classe
anniversaire goûter
privatiser privatisation location
location louer loueur loué
louer: location
fourni prêt prêté
chaussures baskets chaussons
mineur accompagné adulte
seul accompagné accompagnateur
enceinte grossesse
pluie météo temps report
météo intempéries annulé report
report reporté remboursé
bon cadeau offrir
offrir cadeau bon
chèque-cadeau bon
ancv: vacances chèques
visite guidée
payer: ancv
éducatrice auxiliaire
puéricultrice auxiliaire
batterie percussions
violon alto violoncelle
chant voix chorale
argent remboursement rembourser remboursé
argent espèces liquide
franco: gratuit gratuite offert
ancien reprise enlèvement enlever débarras
vegan végane végétalien végé
porté neuf étiquette
soldé soldes promotion promo
gourde eau bouteille
pique-nique sandwich
solaire soleil casquette chapeau crème
dispo disponible libre
complet plein complète
apporter: serviette gourde tenue baskets
adhésion cotisation licence inscription
essayer essai découverte
site internet ligne web
effectif: nombre participants maximum
remplaçant remplacer substitut
propriétaire propriétaires hôtes hôte
chef cuisinier cuisinière
vétérinaire docteur
kilométrage km
carburant plein essence
plein essence carburant
panne assistance
enfants jeunes petits
toilettes wc sanitaires
adaptée accessible pmr adapté
poussette landau
dégustation goûter déguster
vente boutique magasin
chéquier chèque chèques
apple mobile
ligne site internet
attendre patienter délai
dernier dernière limite
absent absence prévenir
rattraper rattrapage report
rattraper récupérer
tournée livraison secteur
installation montage monter
jardin terrasse extérieur
cour jardin
lave-linge machine
bébé berceau
allergique intolérant intolérance
essayer cabine
porter tenue vêtements
tenue chaussures vêtements
accompagner accompagnant
parents parent familles
débuter commencer débutant
remboursé remboursement récupérer argent
joindre appeler contacter écrire
injoignable joindre
stationner garer parking stationnement
fermé fermeture congés
congés vacances fermeture
majoration supplément surcoût
`
