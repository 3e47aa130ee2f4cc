/** Questions that next to no business document answers, one a line. */
export const FILIPINO = `
Ano ang kabisera ng Australia?
Ilan ang manlalaro sa isang koponan ng football?
Sino ang nagpinta ng kisame ng Sistine Chapel?
Paano ko matatanggal ang mantsa ng red wine sa karpet?
Anong temperatura ang dapat maabot ng loob ng nilitsong manok?
Kailan unang nakalakad ang tao sa buwan?
Gaano kataas ang pinakamataas na bundok sa Africa?
Anong bitamina ang pinakamarami sa dalandan?
Gaano kadalas dapat diligan ang cactus?
Sino ang sumulat ng nobela tungkol sa puting balyena?
Anong pera ang ginagamit sa Switzerland?
Gaano katagal ang biyahe ng eroplano mula London hanggang New York?
Ano ang sanhi ng kulog at kidlat?
Anong ilog ang dumadaloy sa Vienna?
Ilan ang kuwerdas ng biyolin?
Ano ang simbolong kemikal ng ginto?
Paano ko tuturuang umupo ang aso ko?
Aling bansa ang nanalo sa World Cup ng football noong 1998?
Gaano karaming asin ang kailangan sa isang tinapay?
Ano ang napagpasyahan ng gobyerno tungkol sa bagong buwis sa asukal?
Sino ang unang pangulo ng South Africa pagkatapos ng apartheid?
Ilang tao ang nakatira sa pinakamalaking lungsod ng Japan?
Bakit maalat ang dagat?
Anong wika ang sinasalita ng karamihan ng mga tao sa Brazil?
Aling planeta ang may pinakamaraming buwan?
Paano gumagawa ng pulot ang mga bubuyog?
Kailan natapos ang Ikalawang Digmaang Pandaigdig sa Europa?
Ilang porsiyento ng populasyon ang nakatira sa probinsiya?
Sino ang nakaimbento ng palimbagan?
Anong kompanya ang gumawa ng unang de-kuryenteng kotse?
Paano pumipili ng mga bagong estudyante ang isang unibersidad?
Ano ang papel ng hari sa simbahan?
Ilang sundalo ang namatay sa labanan?
Ano ang pangunahing pinagkukunan ng enerhiya sa Iceland?
Anong batas ang nagpoprotekta sa mga manggagawa laban sa pagkatanggal sa trabaho?
Ano ang inirerekomenda ng mga doktor para sa sakit ng ulo?
Ilan ang miyembro ng pambansang parlamento?
Bakit nawala sa imperyo ang mga kolonya nito?
Anong uri ng musika ang isinulat ng kompositor para sa opera?
Kailan binuksan ang riles ng tren sa pagitan ng dalawang lungsod?
Anong mga hayop ang nakatira sa maulang gubat?
Ano ang nangyayari sa oksiheno kapag kinakalawang ang bakal?
Paano itinatakda ang suweldo ng guro?
Sino ang namuno sa ekspedisyon sa South Pole?
Gaano karami ang karaniwang ulan sa disyerto tuwing tag-init?
Aling koponan ang naglalaro ng mga home game nito sa bagong istadyum?
Paano ko papalitan ang baterya ng relo?
Anong oras umaalis ang huling tren papuntang paliparan?
Saan ako puwedeng mag-renew ng pasaporte?
Anong pelikula ang nanalo ng parangal na pinakamahusay na pelikula noong nakaraang taon?
Paano ko mare-reset ang password ng email ko?
Ano ang pinakamagandang paraan para matutong maggitara?
Ilang kaloriya mayroon ang isang saging?
Anong mga halaman ang tumutubo nang maayos sa lilim?
May mairerekomenda ka bang masarap na kainan malapit sa daungan?
Ano ang magiging lagay ng panahon bukas?
Paano ako maghahain ng income tax return?
Anong gamot ang mabisa sa allergy sa polen?
Ilang itlog ang kailangan ko para sa pancake?
Gaano kabilis ang liwanag sa vacuum?
Anong taon siya namatay?
Ano ang pangalan ng kapatid niyang lalaki?
Ilang estudyante ang pumapasok sa paaralan?
Ano ang ibang tawag sa sakit na iyon?
Aling mga grupo ang tutol sa reporma?
Anong uri ng bato ang bumubuo sa isla?
Sino ang namamahala sa hukbo?
Magkano ang kinita ng pelikula?
Ano ang natuklasan ng mga siyentipiko sa kuweba?
Aling lungsod ang nagdaos ng palaro?
Ano ang pangunahing layunin ng teorya?
Ilang taon ang emperador nang mamatay ang kaniyang ama?
Ilang porsiyento ng mga botante ang pumili sa pangulo?
Ano ang itinayo sa burol noong nakaraang siglo?
Aling dalawang bansa ang lumagda sa kasunduan?
Ano ang nililikha ng katawan kapag malamig?
Ilan ang aklat sa silid-aklatan?
Ano ang pinakamalaking isla sa dagat na iyon?
Bakit umalis ang mga manggagawa sa pabrika?
Sino ang may-ari ng lupa bago ang digmaan?
`
