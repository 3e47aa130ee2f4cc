/** Questions that next to no business document answers, one a line. */
export const FRENCH = `
Quelle est la capitale de l'Australie ?
Combien de joueurs compte une équipe de football ?
Qui a peint le plafond de la chapelle Sixtine ?
Comment enlever une tache de vin rouge d'un tapis ?
Quelle température un poulet rôti doit-il atteindre à l'intérieur ?
Quand le premier homme a-t-il marché sur la Lune ?
Quelle est la hauteur de la plus haute montagne d'Afrique ?
Quelle vitamine trouve-t-on surtout dans les oranges ?
À quelle fréquence faut-il arroser un cactus ?
Qui a écrit le roman sur la baleine blanche ?
Quelle monnaie utilise-t-on en Suisse ?
Combien de temps dure le vol de Londres à New York ?
Quelle est la cause du tonnerre et des éclairs ?
Quel fleuve traverse Vienne ?
Combien de cordes a un violon ?
Quel est le symbole chimique de l'or ?
Comment apprendre à mon chien à s'asseoir ?
Quel pays a gagné la Coupe du monde de football en 1998 ?
Combien de sel faut-il pour un pain ?
Qu'a décidé le gouvernement sur la nouvelle taxe sur le sucre ?
Qui fut le premier président de l'Afrique du Sud après l'apartheid ?
Combien de personnes vivent dans la plus grande ville du Japon ?
Pourquoi la mer est-elle salée ?
Quelle langue parlent la plupart des gens au Brésil ?
Quelle planète a le plus de lunes ?
Comment les abeilles font-elles le miel ?
Quand la Seconde Guerre mondiale s'est-elle terminée en Europe ?
Quel pourcentage de la population vit à la campagne ?
Qui a inventé l'imprimerie ?
Quelle entreprise a construit la première voiture électrique ?
Comment une université choisit-elle ses nouveaux étudiants ?
Quel était le rôle du roi dans l'église ?
Combien de soldats sont morts dans la bataille ?
Quelle est la principale source d'énergie en Islande ?
Quelle loi protège les travailleurs contre le licenciement ?
Que recommandent les médecins contre le mal de tête ?
Combien de membres compte le parlement national ?
Pourquoi l'empire a-t-il perdu ses colonies ?
Quel genre de musique le compositeur a-t-il écrit pour l'opéra ?
Quand la ligne de chemin de fer entre les deux villes a-t-elle été ouverte ?
Quels animaux vivent dans la forêt tropicale ?
Que devient l'oxygène quand le fer rouille ?
Comment le salaire des enseignants est-il fixé ?
Qui a dirigé l'expédition au pôle Sud ?
Combien pleut-il en moyenne dans le désert en été ?
Comment changer la pile d'une montre ?
À quelle heure part le dernier train pour l'aéroport ?
Où puis-je renouveler mon passeport ?
Quel film a reçu le prix du meilleur film l'année dernière ?
Comment réinitialiser le mot de passe de ma messagerie ?
Quelle est la meilleure façon d'apprendre la guitare ?
Combien de calories contient une banane ?
Quelles plantes poussent bien à l'ombre ?
Quel temps fera-t-il demain ?
Comment faire ma déclaration d'impôts ?
Quel médicament aide contre le rhume des foins ?
En quelle année est-il mort ?
Comment s'appelait son frère ?
Quels groupes étaient contre la réforme ?
Qui commandait l'armée ?
Combien d'argent le film a-t-il rapporté ?
Qu'ont découvert les scientifiques dans la grotte ?
Quelle ville a accueilli les jeux ?
Quels sont les deux pays qui ont signé l'accord ?
Pourquoi les ouvriers ont-ils quitté l'usine ?
À qui appartenait la terre avant la guerre ?
`
