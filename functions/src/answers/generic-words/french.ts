export const FRENCH = `
appelle chose choses existe exemple lieu moyen necessaire nom nombre noms personne personnes
possible raison sorte bonjour bonsoir salut coucou allo hello merci svp stp plait cordialement
monsieur madame desole desolee pardon excusez gentil gentille aimable bjr bsr ya yaura chui chuis
jsuis jpeux jveux jai jsais cest pa ki cmt keske estce qqn bcp tt pcq pk ben bon bref voila voici
ok okay ouais peux peut pouvez pouvons peuvent pouvoir pourrais pourrait pourriez pourrions
pourront pourra pourrez puisse veux veut voulez voulons veulent vouloir voudrais voudrait
voudrions veuillez dois doit devez devons doivent devoir devrais devrait faut faudra faudrait
falloir avoir aurais aurait aurai aura etre sera serai seront serait serais soit soient vais va
allons allez vont aller ira allait fais fait faites font faire ferai fera feront viens vient
venez viennent venir sais sait savez savons savoir prends prend prenez prennent prendre pris mets
met mettre mis donne donnez donner donnent dis dit dites dire vois voit voyez voir vu crois pense
pensez penser trouve trouver trouvez cherche chercher aimerais aimerait aimerions aime aimons
souhaite souhaiter souhaitons souhaiterais souhaitez demande demander demandais besoin envie
espere interesse propose proposez offrez passe passer arrive reste rester permet permettez
concerne concernant utilise recois recoit recevoir obtenir laisser garder apporter amener emmener
ramener porter servir sert marche fonctionne explique expliquer expliquez indiquez comment
combien pourquoi lequel laquelle lesquels quelles quels actuellement aujourd hui aujourdhui
maintenant demain bientot toujours encore deja souvent parfois jamais vraiment simplement
seulement exactement environ precisement eventuellement normalement generalement directement
rapidement vite facilement uniquement juste egalement plutot assez beaucoup trop peu plus presque
absolument surtout sauf pendant depuis ensuite quelque quelques quelqu truc trucs rien tout toute
tous toutes autre autres certain certaine certains certaines chaque plusieurs differentes cas
facon facons maniere manieres sortes genre type types exemples question questions reponse
information informations info infos renseignement renseignements detail details precision
probleme problemes souci soucis possibilite possibilites possibles moyens fois moment endroit
temps raisons sujet gens monde femme mari conjoint conjointe ami amie amis fils fille mere pere
maman papa parents frere soeur mamie papy papi deux trois quatre cinq six sept huit neuf dix onze
douze premier premiere prochain prochaine grand grande petit petite bonne bons mieux meilleur
meilleure mal general generale particulier particuliere important importante pareil normal ici
selon super sympa parfait accepter acceptez accepte acceptent permis permise autorise autorisee
proposent disposez etais etait etaient etions ete avais avait avaient avions aviez eu propre
propres chez rends rend rendre seul seule seuls seules meme memes finalement apres avant lors
dedans dessus ainsi donc alors tenir commencer commence essayer essaie compter compte vingt
trente douzaine dizaine quinzaine serions
chacun chacune mettez vends carrement franchement copain copine copains cousin cousine tante oncle neveu niece collegue collegues voisin voisine faisons accueillez
`
