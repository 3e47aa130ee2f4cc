import type { HeardPhrases } from './heard-phrases.ts'

export const fr: HeardPhrases = {
  greeting:
    'bonjour;bonsoir;salut;coucou;hello;bonne journée à vous;(comment|) (ça va|allez vous|vas tu|tu vas);comment ça va;enchanté;chère équipe;madame monsieur;bien le bonjour',
  thanks:
    '(un grand|) merci;merci (beaucoup|bien|infiniment|d avance|à vous|à toi|encore|mille fois);mille mercis;je (vous|te) remercie (beaucoup|);c est (très|) (gentil|utile|sympa);(ça|cela) m (a|) (beaucoup|) aidé;c est gentil;merci (par|d) avance;d avance merci',
  okay: 'ok;okay;d accord;daccord;dac;entendu;compris;je comprends;je vois;très bien;bien;super;parfait;génial;excellent;cool;oui;non;ouais;si;ah bon;haha;mdr;lol;intéressant;rien;c est tout;ça marche;ça va merci;test',
  goodbye:
    'au revoir;à (bientôt|plus|plus tard|demain|la prochaine);adieu;bonne (journée|soirée|nuit|continuation);bon (week end|weekend);ciao;bye;(bien|très|) cordialement;(meilleures|sincères|) salutations;bien à vous;dans l attente de (votre réponse|vous lire)',
  insult:
    'idiot;imbécile;crétin;connard;abruti;(tu es|vous êtes|t es) (un|une|vraiment|très|trop|) (idiot|imbécile|crétin|connard|abruti|stupide|bête|nul|nulle|inutile|con|débile);(stupide|sale) (bot|robot|machine);(bot|robot) (stupide|nul|débile|inutile);merde;putain;va te faire (foutre|voir);ta gueule;ferme la;nul;c est (nul|de la merde|inutile)',
  identity:
    '(qui|que) (es tu|êtes vous|est ce);(t es|tu es|vous êtes) qui;qui (tu es|vous êtes);comment (tu t appelles|vous appelez vous|t appelles tu);quel est (ton|votre) nom;(es tu|êtes vous|tu es|vous êtes|t es) (un|une|) (vrai|vraie|) (humain|humaine|personne|bot|robot|machine|chatbot|être humain|ia) (ou un bot|ou un robot|ou une machine|ou un humain|);est ce que (tu es|vous êtes) (un|une) (vrai|vraie|) (humain|personne|bot|robot|machine);(je parle|est ce que je parle|parlé je) à (un|une) (vrai|vraie|) (humain|personne|bot|robot|machine);c est un (bot|robot)',
  human:
    '(puis je|je peux|pourrais je|est ce que je peux|je veux|je voudrais|j aimerais|je souhaite) (parler|discuter|échanger) (à|avec) (un|une|quelqu un|) (vrai|vraie|) (humain|personne|être humain|conseiller|conseillère|agent|personne réelle|);parler (à|avec) (un|une) (vrai|vraie|) (humain|personne|conseiller|agent);(passez|passe|mettez) moi (avec|) (un|une) (humain|personne|conseiller|agent);un (vrai|) humain;(il y a|y a t il) quelqu un;conseiller;humain',
  help: 'aide;aide moi;aidez moi;à l aide;(peux tu|pouvez vous|tu peux|vous pouvez|pourriez vous) m aider;j ai besoin d (aide|une aide);que (peux tu|pouvez vous|sais tu|savez vous) faire (pour moi|);j ai une question;(puis je|je peux) (vous|te|) poser une question;que puis je (vous|te|) demander;comment ça marche',
  asking:
    '(pouvez|pourriez) vous (me|nous) (dire|expliquer|indiquer|préciser|confirmer);(peux|pourrais) tu (me|nous) (dire|expliquer|indiquer);(vous|tu) (pouvez|pourriez|peux|pourrais) me (dire|expliquer);(dites|expliquez|dis|explique) moi;(je|nous) (voudrais|voudrions|souhaite|souhaiterais|souhaiterions|veux|voulais) (juste|) (savoir|demander|connaître|vous demander);j aimerais (juste|) (savoir|demander|connaître|vous demander);nous aimerions (savoir|vous demander);(savez vous|sais tu|est ce que vous savez);je me (demande|demandais);j (ai|aurais) une (petite|) question;une (petite|) question (rapide|);(petite|) question;(excusez|excuse) moi;pardon;désolé;désolée;(puis je|je peux|est ce que je peux|pourrais je) (savoir|demander|vous demander);ma question (est|serait);je (veux|voulais) dire',
  courtesy: 's il (vous|te) plaît;s il (vous|te) plait;svp;stp;si possible',
  filler:
    'à tous;tous;tout le monde;l équipe;monsieur;madame;mon ami;très;beaucoup;et;alors;donc;bon;aujourdhui;pour (votre|ton|l|la|cette|les) (aide|réponse|information|info|infos);pour ça;pour tout;juste;vous;toi;tu;oh;ah;euh;c est;bien;bot;(pour|de) votre retour',
}
