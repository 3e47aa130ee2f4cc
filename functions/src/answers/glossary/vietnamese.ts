/** Words of Vietnamese by what they mean, as `glossary` joins them with those of other languages. */
export const VIETNAMESE = `
abroad: nước_ngoài quốc_tế ngoại_quốc
accept: nhận chấp chấp_nhận nhận_thanh_toán
accessible: xe_lăn người_khuyết_tật
accident: nạn tai_nạn
activity: hoạt_động
adapter: bộ_chuyển_đổi adapter
add: thêm bổ_sung thêm_vào phụ_thêm
address: địa địa_chỉ
adult: lớn người_lớn
advance: trước_hạn đặt_trước trả_trước
advice: vấn khuyên tư_vấn lời_khuyên
afternoon: buổi_chiều
age: tuổi độ_tuổi bao_nhiêu_tuổi mấy_tuổi
agree: đồng thuận đồng_ý thỏa_thuận
air_conditioning: lạnh điều_hòa máy_lạnh điều_hoà
airport: sân sân_bay
alarm: báo_động báo_thức
alcohol: rượu cồn rượu_bia đồ_uống_có_cồn
allergy: dị dị_ứng
allow: phép cho_phép được_phép
alone: một_mình
always: luôn_luôn
amount: tiền số_tiền
anchor: mỏ_neo thả_neo neo_đậu
animal: vật thú thú_cưng vật_nuôi động_vật
anniversary: kỷ_niệm ngày_kỷ_niệm
answer: trả_lời câu_trả_lời
apartment: hộ căn_hộ chung_cư
app: ứng_dụng
application: đơn đơn_xin ứng_tuyển nộp_đơn
appointment: hẹn lịch_hẹn đặt_lịch cuộc_hẹn đặt_hẹn
arrive: đến tới đến_nơi giờ_đến
ask: hỏi câu_hỏi hỏi_đáp
assemble: lắp ráp lắp_ráp
automatic: tự_động số_tự_động
available: sẵn còn có_sẵn còn_trống
average: trung_bình
award: giải_thưởng
baby: sơ bé em_bé trẻ_sơ_sinh
back_up: sao_lưu
bacon: thịt_xông_khói ba_rọi
bag: túi túi_xách
baggage: hành vali hành_lý va_li
bake: nướng tiệm_bánh lò_bánh
balcony: công ban_công
ball: bóng quả_bóng trái_bóng
bank: ngân_hàng
bank_account: tài_khoản số_tài_khoản tài_khoản_ngân_hàng
bank_transfer: chuyển_khoản
barbecue: nướng
basement: hầm tầng_hầm
bath: tắm bồn bồn_tắm
bathrobe: áo_choàng_tắm dép_đi_trong_nhà dép
bathroom: tắm phòng_tắm
battery: pin ắc ắc_quy
beach: biển bãi bãi_biển
beard: râu
beautiful: đẹp
bed: giường giường_ngủ
bedroom: ngủ phòng_ngủ
beef: bò thịt_bò
beer: bia
begin: bắt đầu bắt_đầu
beginner: người_mới_bắt_đầu
bench: ghế ghế_dài
berth: neo chỗ_neo_đậu bến_thuyền
bicycle: đạp xe_đạp
big: lớn to cỡ
bill: hóa hóa_đơn hoá_đơn
bird: chim
birth: sinh sinh_con
birthday: sinh sinh_nhật
bitter: đắng
black: đen màu_đen
blanket: chăn mền
blood: máu
blood_pressure: huyết_áp
blood_test: xét_nghiệm_máu thử_máu
blow_dry: sấy_tóc sấy_tạo_kiểu
blue: xanh_dương xanh_lam xanh_da_trời
boat: thuyền tàu du_thuyền tàu_thuyền
boil: luộc sôi đun_sôi
book_reading: sách cuốn_sách quyển_sách
booking: đặt đặt_phòng đặt_chỗ đặt_bàn giữ_chỗ
boot: ủng giày_ủng
born: sinh sinh_ra
bottle: chai
bowl: cái_bát cái_tô
box: hộp thùng
box_carton: thùng_carton carton bìa_cứng
boy: trai con_trai bé_trai
braces: niềng_răng chỉnh_nha niềng
brake: phanh má_phanh
branch: nhánh chi_nhánh
brand: hiệu thương_hiệu nhãn_hiệu nhà_sản_xuất
bread: mì bánh_mì
break_damage: hỏng vỡ hư hư_hỏng thiệt_hại
break_pause: nghỉ giờ_nghỉ giải_lao
breakdown: hỏng
breakfast: sáng bữa_sáng ăn_sáng điểm_tâm
bride: cưới dâu cô_dâu đám_cưới
bridge: cầu
bring: mang mang_theo
brother: anh em anh_em anh_chị_em
budget: ngân_sách
buffet: buffet tiệc_đứng
build: xây xây_dựng
building: nhà tòa tòa_nhà toà_nhà
bunk: tầng giường_tầng
buoy: phao_tiêu
bus: buýt xe_buýt xe_khách
bus_line: tuyến_xe_buýt
bus_stop: trạm bến trạm_xe_buýt bến_xe_buýt điểm_dừng_xe_buýt
business: ty nghiệp công_ty doanh_nghiệp
busy: đông bận bận_rộn đông_đúc
button: nút công_tắc nút_bấm
buy: mua
cabin: lều chòi nhà_gỗ túp_lều
cake: bánh bánh_ngọt bánh_kem bánh_ga_tô
calendar: lịch
call: gọi thoại điện_thoại gọi_điện số_điện_thoại
camera: ảnh máy_ảnh
campfire: lửa lửa_trại
camping: trại lều cắm_trại lều_trại
cancel: hủy huỷ hủy_bỏ huỷ_bỏ hủy_phòng hủy_đặt
candle: nến cây_nến
canoe: ca_nô xuồng
capacity: sức_chứa dung_tích
capital: thủ thủ_đô
car: xe tô ô_tô xe_hơi
car_rental: thuê_xe thuê_ô_tô cho_thuê_xe
caravan: nhà_xe_lưu_động xe_cắm_trại
card: thẻ
care: chăm chăm_sóc
carpet: thảm
carry: mang vác
cash: mặt tiền_mặt
cash_machine: atm máy_rút_tiền cây_atm rút_tiền
cash_on_delivery: thanh_toán_khi_nhận_hàng cod thu_hộ
castle: đài lâu_đài
castrate: triệt_sản thiến
cat: mèo
catering: tiệc tiệc_lưu_động đặt_tiệc
ceiling: trần trần_nhà
celebrate: mừng tiệc ăn_mừng bữa_tiệc
celery: cần_tây
cent: xu
centre: tâm trung_tâm
century: kỷ thế_kỷ thế_kỉ
ceramics: gốm đồ_gốm gốm_sứ
certificate: chứng chứng_chỉ chứng_nhận giấy_chứng_nhận
chain: xích
chair: ghế
change: đổi thay_đổi đổi_lịch
change_money: thối đổi đổi_tiền tiền_lẻ tiền_thối
changing_room: thay phòng_thay_đồ phòng_thử_đồ
charge_battery: sạc sạc_pin bộ_sạc sạc_điện
charging_station: trạm_sạc
cheap: rẻ giá_rẻ
cheapest: rẻ rẻ_nhất
check: kiểm khám kiểm_tra
check_in: nhận_phòng check_in check-in
check_out: trả_phòng check_out check-out
check_up: khám_sức_khỏe khám_tổng_quát khám_định_kỳ
cheese: mát phô_mai phô_mát
chemist: thuốc hiệu_thuốc nhà_thuốc
chicken: gà thịt_gà
child: trẻ em trẻ_em trẻ_nhỏ
children_menu: trẻ thực_đơn_trẻ_em thực_đơn_cho_trẻ_em
chocolate: la sô_cô_la socola
choose: chọn lựa_chọn
christmas: giáng noel giáng_sinh
church: thờ nhà_thờ
cinema: phim rạp rạp_chiếu_phim
city: phố thành_phố
class: lớp lớp_học
clean: sạch dọn vệ_sinh dọn_dẹp
climb: leo leo_núi
clinic: khám phòng_khám
cloakroom: phòng_gửi_đồ phòng_giữ_áo
close: đóng đóng_cửa
clothes: quần quần_áo
clutch: ly_hợp
coach: huấn_luyện_viên
coat: khoác áo_khoác
cocktail: cocktail
code: mã
coffee: phê cà_phê
cold: lạnh
collect: lấy đón đến_lấy nhận_tại_cửa_hàng
colour: màu nhuộm màu_sắc nhuộm_tóc
combine: hợp kết_hợp
come: đến
comfortable: thoải thoải_mái
committee: ủy_ban ban_chấp_hành
compare: sánh
competition: thi cuộc_thi thi_đấu
complain: khiếu nại khiếu_nại than_phiền
computer: tính máy_tính
concert: nhạc buổi_hòa_nhạc âm_nhạc
condition: kiện điều_kiện điều_khoản
conference: họp nghị hội_nghị cuộc_họp
confirm: xác xác_nhận
consumption: tiêu_thụ mức_tiêu_thụ
contact: liên liên_hệ liên_lạc
contain: gồm chứa bao_gồm
contract: hợp hợp_đồng
cook: nấu nấu_ăn đầu_bếp
corkage: phí_mở_rượu phí_mở_nút phí_mang_rượu
cost: giá phí chi_phí giá_cả lệ_phí bao_nhiêu_tiền giá_bao_nhiêu
cot: cũi nôi giường_cũi nôi_em_bé
cotton: bông
country: nước quốc_gia đất_nước
course: khóa học khóa_học khoá_học
court: sân_tennis sân_quần_vợt
cover: hiểm chi_trả được_bảo_hiểm
cow: bò_sữa con_bò
cream: kem_tươi váng_sữa
credit_card: dụng thẻ_tín_dụng
crown_tooth: mão_răng bọc_răng răng_sứ
cup: cốc tách ly
cure: chữa chữa_khỏi điều_trị
currency: tệ tiền_tệ ngoại_tệ
current: dòng_chảy dòng_nước hải_lưu
curtain: rèm rèm_cửa màn_cửa
customer: khách khách_hàng
cut: cắt cắt_tóc
dam: đập
dance: múa nhảy khiêu_vũ nhảy_múa
danger: hiểm nguy nguy_hiểm
data: liệu dữ_liệu dữ_liệu_cá_nhân
date: ngày
daughter: gái con_gái
day: ngày
dead: chết mất qua_đời cái_chết
deadline: hạn hạn_chót thời_hạn hạn_cuối
dear_expensive: đắt mắc
debt: nợ công_nợ
deep: sâu độ_sâu
degree: độ nhiệt_độ
delay: trễ chậm muộn chậm_trễ trì_hoãn
deliver: giao giao_hàng vận_chuyển
dentist: răng nha nha_sĩ bác_sĩ_nha_khoa nha_khoa
depart: khởi rời khởi_hành giờ_đi
deposit: cọc tiền_cọc đặt_cọc tiền_đặt_cọc
describe: tả mô_tả miêu_tả
design: kế thiết_kế
dessert: tráng tráng_miệng
detergent: giặt bột_giặt nước_giặt chất_tẩy_rửa
device: bị thiết_bị
deworm: tẩy_giun giun
diabetes: đường tiểu_đường đái_tháo_đường
diagnosis: đoán chẩn_đoán
diesel: xăng dầu dầu_diesel nhiên_liệu
diet: kiêng chế_độ_ăn ăn_kiêng
difference: khác khác_nhau khác_biệt
difficult: khó khó_khăn
dinner: tối bữa_tối ăn_tối
direction: hướng đường chỉ_đường đường_đi
dirty: bẩn dơ
disabled: tật khuyết_tật
disappear: mất biến_mất
disassemble: tháo_dỡ tháo_rời
discount: giảm giảm_giá ưu_đãi chiết_khấu
discover: phát phát_hiện khám_phá
dish: món món_ăn
dishwasher: bát chén máy_rửa_bát máy_rửa_chén
display: màn_hình hiển_thị
dive: lặn lặn_biển
doctor: sĩ bác_sĩ
document: giấy liệu tài_liệu giấy_tờ hồ_sơ
dog: chó
donate: quyên góp quyên_góp
door: cửa
double_room: phòng_đôi
dough: bột_nhào khối_bột
download: tải tải_xuống tải_về
dozen: một_tá
drain: cống thoát cống_thoát_nước thoát_nước
dress: váy đầm
dress_code: quy_định_trang_phục trang_phục
drill: khoan máy_khoan
drink: uống đồ_uống thức_uống nước_uống
drive: lái lái_xe tài_xế
driving_licence: lái bằng_lái giấy_phép_lái_xe bằng_lái_xe
dry: khô sấy máy_sấy sấy_khô
dry_cleaning: giặt_khô giặt_hấp
duck: vịt ngỗng
dumpling: há_cảo bánh_bao sủi_cảo
duration: lâu thời_lượng bao_lâu kéo_dài
during: trong_suốt
dust: bụi
duvet: chăn chăn_bông
early: sớm
easter: phục phục_sinh
easy: dễ
eat: ăn thức_ăn đồ_ăn
egg: trứng trứng_gà
electric: điện
electricity: điện điện_năng
elevator: thang thang_máy
email: email thư_điện_tử
emergency: cứu cấp khẩn_cấp cấp_cứu
employee: viên nhân_viên
empty: trống
end: kết kết_thúc
engine: máy cơ động_cơ
engineer: kỹ kỹ_sư kiến_trúc_sư
english: anh tiếng_anh
engraving: khắc_chữ khắc_tên chạm_khắc
enter: vào lối_vào
entrance_fee: vé vé_vào_cửa phí_vào_cửa vé_vào_cổng vé_tham_quan
envelope: phong_bì bì_thư
equipment: thiết cụ trang_thiết_bị dụng_cụ
euro: euro
evening: tối buổi_tối
event: kiện sự_kiện
every: mỗi mỗi_ngày hằng_ngày
exam: thi kỳ_thi bài_thi
example: dụ ví_dụ
excursion: quan chuyến dã_ngoại chuyến_tham_quan chuyến_đi
exercise: tập tập_luyện tập_thể_dục
exhaust: ống_xả pô_xe khí_thải
exhibition: triển triển_lãm
exit: ra lối_ra
expire: hạn hết_hạn hạn_sử_dụng
explain: giải giải_thích
express: hỏa_tốc chuyển_phát_nhanh giao_nhanh
extend: gia gia_hạn
eye: mắt đôi_mắt
eyebrow: lông_mày lông_mi chân_mày
fabric: vải
facial: chăm_sóc_da_mặt chăm_sóc_da
factory: xưởng nhà_máy
family: đình gia_đình
far: xa khoảng_cách
fare: vé giá_vé tiền_vé
farm: trại nông nông_trại trang_trại nông_dân
fast: nhanh
fat: béo mỡ chất_béo
father: cha bố mẹ cha_mẹ bố_mẹ phụ_huynh
female: nữ phụ_nữ
fence: hàng_rào
ferry: phà
festival: hội lễ_hội
fever: sốt
few: ít
fill: đổ trám
filling_tooth: trám_răng hàn_răng
filter: lọc bộ_lọc
find: tìm tìm_thấy tìm_kiếm
fine: phạt tiền_phạt
finger: ngón ngón_tay
fire: hỏa_hoạn phòng_cháy đám_cháy
firewood: củi
fireworks: pháo_hoa pháo_bông pháo
first: đầu nhất
first_aid: sơ_cứu sơ_cấp_cứu
fish: cá câu_cá
fit: vừa
fix: sửa sửa_chữa
flat_tyre: thủng thủng_lốp xịt_lốp thủng_săm
flea_tick: ve rận bọ_chét ve_chó ký_sinh_trùng
flight: bay chuyến_bay máy_bay
flood: lụt lũ lũ_lụt ngập_lụt
floor: tầng lầu
flour: bột bột_mì
flower: hoa bó_hoa
fog: sương_mù
foot: chân bàn_chân
football: bóng bóng_đá
forbidden: cấm nghiêm_cấm bị_cấm không_được_phép
forest: rừng
forget: quên bỏ_quên để_quên
form: mẫu biểu_mẫu mẫu_đơn
found_start: thành lập thành_lập
founder: lập người_sáng_lập nhà_sáng_lập sáng_lập
free: miễn miễn_phí không_mất_tiền
free_of_charge: miễn_phí không_mất_phí
free_vacant: trống còn_chỗ chỗ_trống phòng_trống
freeze: đông đông_lạnh tủ_đông
fresh: tươi
friday: sáu thứ_sáu
fridge: tủ tủ_lạnh
friend: bạn bạn_bè
fringe: tóc_mái
fruit: trái quả trái_cây hoa_quả
full: đầy
full_board: trọn_bữa full_board ba_bữa
furniture: nội nội_thất đồ_gỗ
future: lai tương_lai
game: chơi trò_chơi
garage: gara nhà_để_xe tiệm_sửa_xe
garden: vườn khu_vườn
garlic: tỏi
gas: ga gas
gate: cổng cổng_vào
gearbox: hộp_số
generator: máy_phát_điện
gift: quà quà_tặng món_quà
gift_card: thẻ_quà_tặng
gift_voucher: voucher phiếu phiếu_quà_tặng
girl: gái bé_gái
give: tặng cho
glacier: băng sông_băng
glass: kính ly
glasses: kính mắt_kính kính_mắt
glove: găng găng_tay
gluten: gluten không_gluten lúa_mì
go: đi
goggles: kính_bơi
gram: gam gram kilôgam
grass: cỏ bãi_cỏ
grease: mỡ_bôi_trơn bôi_trơn
green: xanh màu_xanh_lá
groom: cắt_tỉa_lông tỉa_lông
group: nhóm đoàn theo_nhóm đoàn_khách
group_lesson: học_nhóm lớp_nhóm
guarantee: bảo bảo_hành
guardian: hộ người_giám_hộ
guide: hướng hướng_dẫn_viên có_hướng_dẫn
gym: gym phòng_tập phòng_gym phòng_tập_gym
hair: tóc mái_tóc
hairdresser: tóc tiệm_tóc thợ_cắt_tóc tiệm_cắt_tóc
hairdryer: máy_sấy_tóc
halal: halal kosher
half: nửa
half_board: bán_phần nửa_bữa half_board
hall: sảnh hội_trường
ham: giăm_bông thịt_nguội
handicraft: thủ thủ_công đồ_thủ_công
handle: tay_cầm tay_nắm
harbour: cảng bến_cảng
harness: dây_đai dây_an_toàn đai_bảo_hộ
harvest: hoạch thu_hoạch
hat: nón
head: trưởng quản_lý giám_đốc trưởng_phòng
headache: đau_đầu nhức_đầu
headliner: nghệ_sĩ_chính
health: khỏe sức_khỏe sức_khoẻ
hear: nghe lắng_nghe
hearing: thính_giác thính_lực
heat: sưởi nóng hệ_thống_sưởi máy_sưởi
heavy: nặng trọng_lượng
height: cao chiều_cao
helmet: mũ mũ_bảo_hiểm nón_bảo_hiểm
help: giúp giúp_đỡ trợ_giúp hỗ_trợ
herb: thảo thảo_mộc
high_chair: ghế_ăn_dặm ghế_trẻ_em ghế_em_bé ghế_ăn_cho_bé
high_season: mùa_cao_điểm cao_điểm
highlights: nhuộm_highlight highlight balayage
hike: bộ đi_bộ đi_bộ_đường_dài
hill: đồi
hire: thuê cho_thuê thuê_mướn
history: sử lịch_sử
hobby: thích sở_thích
holiday: nghỉ kỳ_nghỉ ngày_nghỉ
home: nhà
homework: bài_tập_về_nhà bài_tập
honey: mật_ong
horse: ngựa cưỡi_ngựa
hose: ống_nước vòi_xịt
hospital: viện bệnh_viện
host: chủ chủ_nhà
hot: nóng nóng_bức
hot_tub: sục bồn_sục bể_sục
hotel: sạn khách_sạn
hour: giờ tiếng
house: nhà
household: hộ_gia_đình gia_dụng
hungry: đói
ice: đá
ice_cream: kem
id_card: cước hộ căn_cước chứng_minh hộ_chiếu căn_cước_công_dân
ill: bệnh ốm bị_ốm bị_bệnh
immediately: ngay_lập_tức lập_tức
implant: cấy_ghép implant trồng_răng
important: trọng quan_trọng
indoor: trong trong_nhà
infection: nhiễm nhiễm_trùng
ingredient: nguyên thành_phần nguyên_liệu
injection: tiêm chích tiêm_chích
injury: thương chấn_thương bị_thương
insect: trùng côn_trùng
install: lắp lắp_đặt cài_đặt
instalment: trả_góp
instructions: hướng hướng_dẫn_sử_dụng
instructor: giáo giáo_viên
insurance: hiểm bảo_hiểm
internet: internet wifi mạng
interpreter: dịch phiên_dịch thông_dịch
interview: vấn phỏng_vấn
invent: chế phát_minh sáng_chế
inventor: chế nhà_phát_minh
invite: mời lời_mời thiệp_mời
iron: ủi sắt bàn_ủi bàn_là
island: đảo hòn_đảo
jam: mứt
jewellery: trang trang_sức
job: việc tuyển việc_làm tuyển_dụng công_việc
juice: ép nước_ép
jump: nhảy
kayak: kayak
keep: giữ
kennel: khách_sạn_chó_mèo trông_giữ_chó_mèo khách_sạn_thú_cưng
kettle: ấm ấm_đun_nước ấm_siêu_tốc
key: khóa chìa_khóa chìa_khoá
keyboard: bàn_phím
kidney: thận
kilometre: km
kindergarten: mầm mẫu_giáo mầm_non nhà_trẻ
kitchen: bếp nhà_bếp
knife: dao
knit: đan
laboratory: nghiệm phòng_thí_nghiệm
lactose: lactose chế_phẩm_từ_sữa
ladder: cái_thang thang_leo
lake: hồ
lamb: cừu thịt_cừu
lamp: đèn
land: đất đất_đai
lane: làn làn_bơi
language: ngữ tiếng ngôn_ngữ
last: cuối cuối_cùng
later: sau_này muộn_hơn
laundry: giặt giặt_là giặt_ủi
law: luật pháp_luật
lawyer: luật luật_sư
lay: đẻ đẻ_trứng
leak: rò_rỉ rỉ dột
learn: học
leather: da
left: trái bên_trái
leg: chân
legal: pháp hợp_pháp pháp_lý
lend: mượn vay cho_mượn cho_vay
length: dài chiều_dài độ_dài
lesson: bài bài_học buổi_học
letter: thư bức_thư
level: cấp trình trình_độ cấp_độ
library: thư thư_viện
licence: phép giấy_phép
lid: nắp
life_jacket: phao áo_phao
lifeguard: cứu nhân_viên_cứu_hộ cứu_hộ
light: sáng đèn ánh_sáng
lighthouse: hải hải_đăng
lightning: sét sấm chớp
like: thích
limescale: cặn_vôi cặn
line: tuyến
listen: nghe
litre: lít
live: sống
liver: gan
local: phương địa_phương
lock: khóa ổ_khóa
locked: khóa
locker: tủ tủ_khóa tủ_đồ tủ_gửi_đồ
login: đăng_nhập
lose: mất bị_mất làm_mất đánh_mất
lost_property: đồ_thất_lạc thất_lạc
low: thấp
low_season: mùa_thấp_điểm thấp_điểm
lunch: trưa bữa_trưa ăn_trưa
machine: máy máy_móc
magazine: chí tạp_chí
main: chính
main_course: món_chính
maintenance: bảo trì dưỡng bảo_trì bảo_dưỡng
make: làm xuất sản_xuất chế_tạo
male: nam đàn_ông nam_giới
mandatory: buộc bắt_buộc
manicure: làm_móng làm_móng_tay
map: đồ bản_đồ
map_location: vị_trí bản_đồ_chỉ_đường
market: chợ chợ_phiên
marry: cưới hôn kết_hôn
massage: massage xoa mát_xa xoa_bóp
mat: thảm chiếu
material: liệu chất_liệu vật_liệu
maximum: đa tối_đa nhiều_nhất
measure: đo
meat: thịt
medicine: thuốc thuốc_men dược_phẩm
meet: gặp họp gặp_gỡ gặp_mặt
member: thành thành_viên hội_viên
menu: đơn menu thực_đơn
message: tin_nhắn nhắn
meter: mét đồng_hồ_đo
method: pháp phương_pháp
metre: mét
metro: tàu_điện_ngầm metro
microchip: vi_mạch microchip gắn_chip
microwave: sóng lò_vi_sóng
middle: giữa
midnight: nửa_đêm
mileage: số_km công_tơ_mét
milk: sữa sữa_tươi
million: triệu
mine: mỏ
minibar: minibar
minimum: thiểu tối_thiểu ít_nhất
minute: phút
mirror: gương
miss: lỡ
mistake: lỗi sai sai_sót sai_lầm
mobile_phone: động điện_thoại_di_động điện_thoại_thông_minh di_động
model: mẫu
monday: hai thứ_hai
money: tiền tiền_bạc
month: tháng
morning: sáng buổi_sáng
motorcycle: xe_máy mô_tô
mountain: núi
mouth: miệng
move: chuyển dọn chuyển_nhà dọn_nhà
museum: tàng bảo_tàng
mushroom: nấm
mustard: mù_tạt
nail: móng móng_tay
name: tên
nappy: tã bỉm tã_giấy
native_speaker: người_bản_xứ người_bản_ngữ bản_xứ bản_ngữ
nature: nhiên thiên_nhiên
near: gần gần_đây
need: cần
needle: kim
neighbour: xóm hàng_xóm láng_giềng
new: mới
news: tin tin_tức
newspaper: báo tờ_báo
next: tiếp tiếp_theo kế_tiếp
night: đêm ban_đêm qua_đêm
noise_loud: ồn tiếng_ồn ồn_ào
non_swimmer: không_biết_bơi
noodles: phở bún mì_sợi miến
noon: giữa_trưa buổi_trưa
north: bắc
nose: mũi
notice: báo thông_báo
notice_period: trước thời_hạn_báo_trước báo_trước
number: số
nurse: dưỡng y_tá điều_dưỡng
nut: hạt đậu_phộng các_loại_hạt hạt_điều
offer: cung cung_cấp
office: phòng văn_phòng
official: chính chính_thức
oil: dầu dầu_ăn
oil_change: thay_dầu thay_nhớt
old: cũ già
onion: hành hành_tây
online: tuyến trực_tuyến
only: chỉ
open: mở mở_cửa giờ_mở_cửa giờ_làm_việc
operation: mổ phẫu phẫu_thuật ca_mổ
orange: cam
order: đặt đặt_hàng đơn_hàng
organic: cơ hữu_cơ
organise: tổ tổ_chức
outdoor: ngoài ngoài_trời
oven: lò lò_nướng
owner: chủ chủ_sở_hữu chủ_nhân
pack: gói đóng_gói bao_bì
paddle: mái_chèo chèo
paddleboard: ván_chèo_đứng sup
page: trang_sách số_trang
paint: sơn vẽ sơn_nhà họa_sĩ
pair: đôi cặp
pan: chảo nồi
paper: giấy
parade: diễu_hành rước
parcel: kiện bưu_kiện kiện_hàng gói_hàng
park: viên công_viên
parking: đỗ đậu bãi_đỗ_xe bãi_đậu_xe đỗ_xe đậu_xe bãi_giữ_xe gửi_xe
parking_space: chỗ_đậu_xe chỗ_đỗ_xe
partner: tác đối_tác
pass: thẻ
passenger: hành hành_khách
password: mật mật_khẩu
pasta: mì_ống mì_ý
path: đường mòn đường_mòn lối_đi
patient: bệnh bệnh_nhân
pay: toán trả thanh_toán trả_tiền
paypal: paypal
pedal: đạp bàn_đạp
pedicure: làm_móng_chân
pen: bút
pension: hưu lương_hưu
people: người con_người
pepper: tiêu ớt hạt_tiêu
percent: phần phần_trăm
performance: diễn buổi_biểu_diễn biểu_diễn
perfume: nước_hoa
perm: uốn_tóc uốn
permit: phép giấy_phép
personalised: cá_nhân_hóa làm_theo_yêu_cầu đặt_riêng
photo: ảnh chụp_ảnh chụp_hình bức_ảnh hình_ảnh
piano: piano dương_cầm đàn_piano
picnic: dã buổi_picnic
piece: miếng
pig: heo lợn thịt_heo thịt_lợn
pillow: gối
pitch: sân sân_bóng
pizza: pizza
plan: hoạch kế_hoạch
plant: cây cây_cối thực_vật
plastic: nhựa
plate: đĩa dĩa
platform: sân_ga
play: chơi
playground: sân_chơi khu_vui_chơi
police: cảnh cảnh_sát công_an
pool: bơi hồ_bơi bể_bơi
poor: nghèo
popular: phổ phổ_biến
population: dân dân_số
portion: khẩu_phần suất_ăn phần_ăn
possible: thể
post: bưu bưu_điện
potato: khoai khoai_tây
pound: bảng bảng_anh
power_performance: công_suất
practical: thực_hành
pregnant: thai bầu mang_thai có_thai mang_bầu
prepare: chuẩn chuẩn_bị
prescription: toa đơn đơn_thuốc toa_thuốc kê_đơn
pressure: áp áp_suất áp_lực
prevent: ngừa ngăn_ngừa phòng_ngừa
price_list: giá bảng_giá
print: in_ấn in
printer: máy_in
private: riêng tư riêng_tư tư_nhân cá_nhân
private_lesson: học_kèm học_riêng kèm_riêng một_kèm_một
prize: giải thưởng
problem: đề vấn_đề
process: quy quy_trình quá_trình
product: phẩm sản_phẩm
profession: nghề nghề_nghiệp
programme: trình chương_trình
project: án dự_án
proof: chứng biên bằng_chứng biên_lai
protect: bảo bảo_vệ
pub: rượu quán_rượu quán_bar quán_bia
public: công công_cộng
public_holiday: lễ ngày_lễ nghỉ_lễ lễ_tết
public_transport: tàu giao_thông_công_cộng phương_tiện_công_cộng
publish: bản xuất_bản
pump: máy_bơm bơm
pupil: sinh học_sinh sinh_viên
quality: chất chất_lượng
quantity: lượng số_lượng
quarter: quý
queue: chờ đợi xếp_hàng hàng_chờ chờ_đợi
quiet: yên yên_tĩnh
quiet_hours: giờ_yên_tĩnh giờ_giới_nghiêm giữ_yên_lặng
rabbit: thỏ
racket: vợt
raft: bè_mảng vượt_thác
railway: tàu đường_sắt tàu_hỏa xe_lửa
railway_station: ga nhà_ga ga_tàu
rain: mưa thời thời_tiết trời_mưa
ramp: đường_dốc lối_dốc
range: phạm_vi tầm_hoạt_động quãng_đường
raw: sống
read: đọc
ready: sẵn sẵn_sàng
reason: do lý_do nguyên_nhân
receive: nhận nhận_được nhận_hàng
reception: lễ_tân quầy_lễ_tân tiếp_tân
recipe: công công_thức
recommend: khuyên khuyến_nghị giới_thiệu
recycle: tái tái_chế
red: đỏ
referral: giấy_chuyển_viện giấy_giới_thiệu chuyển_tuyến
refrigerated: lạnh bảo_quản_lạnh
refund: hoàn hoàn_tiền hoàn_lại
register: đăng đăng_ký ghi_danh
regular: thường thường_xuyên định_kỳ
reminder: nhắc_nhở lời_nhắc
remove: gỡ tháo loại_bỏ gỡ_bỏ
repeat: lặp lặp_lại
replace: thay thay_thế
report: báo báo_cáo
request: yêu yêu_cầu
rescue: cứu cứu_nạn
responsible: chịu_trách_nhiệm trách_nhiệm phụ_trách
rest: nghỉ nghỉ_ngơi
restaurant: nhà nhà_hàng quán_ăn
restore: phục_hồi khôi_phục trùng_tu phục_chế
result: quả kết_quả
retail: lẻ bán_lẻ
return: trả trả_hàng đổi_trả trả_lại
rice: gạo cơm
ring: nhẫn
risk: rủi rủi_ro
river: sông
road: đường đường_phố
roaming: chuyển_vùng roaming
rodent: gặm_nhấm hamster chuột_lang
roof: mái mái_nhà
room: phòng căn_phòng phòng_nghỉ
root_canal: lấy_tủy điều_trị_tủy chữa_tủy
rope: dây_thừng
route: tuyến lộ_trình tuyến_đường
router: router modem bộ_phát_wifi
rubbish: rác thùng_rác rác_thải
rule: quy quy_định nội_quy
run: chạy chạy_bộ
rye: lúa_mạch_đen
safe: an toàn an_toàn
safe_box: két két_sắt két_an_toàn
sail: buồm thuyền_buồm
salad: salad
salary: lương tiền_lương
sale: bán bán_hàng
salmon: hồi cá_hồi
salt: muối
same: cùng
sample: mẫu
sand: cát
saturday: bảy thứ_bảy
sauce: sốt nước_sốt nước_chấm
sauna: xông xông_hơi phòng_xông_hơi
sausage: xúc_xích lạp_xưởng
save: kiệm tiết_kiệm
school: trường trường_học
school_holidays: nghỉ_học kỳ_nghỉ_của_học_sinh nghỉ_hè
science: khoa khoa_học
scissors: kéo_cắt cây_kéo
scooter: xe_tay_ga xe_ga
scratch: trầy_xước vết_xước xước móp
screen: màn
sea: biển
sea_view: hướng_biển view_biển nhìn_ra_biển
season: mùa mùa_vụ
seat: chỗ ghế chỗ_ngồi ghế_ngồi
second_hand: cũ đồ_cũ đã_qua_sử_dụng
security: ninh an_ninh
seed: hạt hạt_giống
self_checkin: tự_nhận_phòng tự_check-in
self_service: tự tự_phục_vụ
send: gửi gửi_hàng phí_vận_chuyển
senior: cao người_cao_tuổi người_già
separate: riêng
serial_number: số_sê-ri số_seri số_serial
serve: phục phục_vụ
service: dịch vụ dịch_vụ
sesame: mè vừng
sew: may may_vá thợ_may
shampoo: gội dầu_gội
share: chung dùng_chung chia_sẻ
shave: cạo cạo_râu dao_cạo
sheep: cừu
sheet: ga ga_trải_giường khăn_trải_giường
shelf: kệ giá_sách
shellfish: hải tôm hải_sản
shoe: giày đôi_giày
shop: tiệm hàng cửa_hàng
shoulder: bờ_vai đau_vai
shower: sen vòi_sen tắm_vòi_sen
shrimp: tôm
shuttle: đón xe_đưa_đón đưa_đón
sick_note: giấy_nghỉ_ốm nghỉ_ốm giấy_nghỉ_bệnh
sign: ký chữ_ký ký_tên
signal: tín_hiệu sóng_điện_thoại
silver: bạc
sim: thẻ_sim sim
sing: hát ca_hát
single_room: phòng_đơn
sink: bồn_rửa chậu_rửa
skate: trượt trượt_băng
ski: trượt trượt_tuyết
skin: da
skipper: thuyền_trưởng
sleep: ngủ
sleeping_bag: túi_ngủ
slow: chậm
small: nhỏ
smell: mùi
smoke: hút hút_thuốc thuốc_lá
smoke_detector: báo_khói đầu_báo_khói máy_báo_khói
snow: tuyết
soap: xà xà_phòng xà_bông
sock: vớ tất
socket: ổ_cắm phích_cắm
socks: tất vớ
soft: mềm
software: phần_mềm
soil: đất
solar: năng_lượng_mặt_trời điện_mặt_trời
sold_out: hết_hàng hết_vé cháy_vé
soup: súp canh
sourdough: men_tự_nhiên bột_chua sourdough
south: nam phía_nam
soy: đậu_nành đậu_tương
spa: spa
space: chỗ
spare_part: phụ_tùng linh_kiện
speak: nói
special: biệt đặc_biệt
species: loài
speed: tốc tốc_độ
spelt: lúa_mì_spelt spelt
spice: gia cay gia_vị
spoon: thìa muỗng
sport: thao thể_thao
spouse: vợ chồng vợ_chồng
square: quảng_trường hình_vuông
square_metre: mét_vuông m²
squid: mực_ống con_mực bạch_tuộc
stable: chuồng chuồng_ngựa
stage: sân_khấu
stain: vết vết_bẩn
stairs: thang cầu_thang
stall: gian_hàng quầy_hàng sạp
stamp: con_tem tem con_dấu
standing: đứng vé_đứng
starter: khai_vị món_khai_vị
stay: ở lưu lưu_trú
steal: trộm ăn_cắp ăn_trộm
steam: hơi_nước
steel: thép
stock: còn_hàng tồn_kho
stolen: trộm cắp mất_cắp mất_trộm
stone: đá_tự_nhiên hòn_đá
stop: trạm dừng trạm_dừng điểm_dừng
store_keep: gửi lưu kho lưu_trữ gửi_hành_lý bảo_quản
storm: bão
stove: bếp_lò lò_sưởi bếp_ga
study: học
subscription: thuê_bao
substitute: thay
sugar: đường
suggest: gợi gợi_ý đề_xuất
suitable: phù phù_hợp thích_hợp
suite: phòng_suite suite
summer: hè mùa_hè
sunday: nhật chủ_nhật
surcharge: phụ phụ_phí phụ_thu
sweet: ngọt
swim: bơi bơi_lội
swimsuit: đồ_bơi áo_tắm áo_bơi
switch_off: tắt
switch_on: bật
table: bàn cái_bàn bàn_ăn
take: lấy
takeaway: mang mang_về mang_đi
tank: bình_chứa bồn_chứa bể_chứa
tap: vòi_nước vòi
tartar: cao_răng lấy_cao_răng vôi_răng
taste: vị nếm hương_vị
tax: thuế thuế_vat
taxi: taxi
taxi_rank: bến_taxi điểm_đón_taxi
tea: trà
team: đội đội_ngũ
technician: kỹ kỹ_thuật_viên
technology: nghệ công_nghệ
teeth: răng hàm_răng
television: tivi tv truyền_hình
temporary: tạm tạm_thời
tenant: thuê người_thuê
tennis: tennis vợt quần_vợt
textbook: sách_giáo_khoa giáo_trình
thank: cảm cảm_ơn
theatre: kịch nhà_hát
theory: lý_thuyết
therapist: chuyên_viên_trị_liệu trị_liệu kỹ_thuật_viên_massage
thick: dày
thickness: độ_dày bề_dày
thursday: năm thứ_năm
ticket: vé tấm_vé mua_vé
tide: triều thủy_triều thuỷ_triều
tie: cà_vạt
time: giờ thời_gian mấy_giờ
tip: tip boa tiền_boa tiền_tip
today: nay hôm_nay
together: cùng
toilet: vệ nhà_vệ_sinh phòng_vệ_sinh
tomato: cà cà_chua
tomorrow: mai ngày_mai
tool: cụ dụng_cụ công_cụ
total: tổng tổng_cộng
tourist: lịch khách_du_lịch du_khách
tourist_tax: thuế thuế_du_lịch phí_du_lịch
towel: khăn khăn_tắm
tower: tháp tòa_tháp
toy: chơi đồ_chơi
tracking: theo_dõi_đơn_hàng tra_cứu_đơn_hàng mã_vận_đơn vận_đơn
traffic: thông giao_thông
trailer: moóc rơ_moóc
training: luyện tạo đào_tạo huấn_luyện
tram: xe_điện tàu_điện
transport: chuyển vận_tải
travel: lịch du_lịch
tree: cây cây_xanh
trial: thử dùng_thử học_thử
tuesday: ba thứ_ba
tuition: học_phí
tune: lên_dây chỉnh_dây lên_dây_đàn
turkey: gà_tây
type: loại loại_hình
tyre: lốp vỏ lốp_xe vỏ_xe
ultrasound: siêu_âm
umbrella: ô dù cây_dù
understand: hiểu
uniform: phục đồng_phục
university: đại đại_học
update: cập_nhật
urgent: gấp khẩn khẩn_cấp
use: dùng sử_dụng
vaccination: tiêm chủng tiêm_chủng tiêm_phòng vắc_xin
valley: lũng thung_lũng
valuable: quý đồ_quý_giá vật_có_giá_trị tài_sản_quý
van: tải xe_tải xe_van
vegan: chay thuần_chay
vegetable: rau rau_củ
vegetarian: chay ăn_chay đồ_chay món_chay
vet: thú thú_y bác_sĩ_thú_y
view: cảnh tầm_nhìn phong_cảnh
village: làng ngôi_làng
vinegar: giấm
virus: virus vi_rút
visit: thăm quan tham_quan ghé_thăm
voice: giọng giọng_nói
volume: tích thể_tích
volunteer: nguyện tình_nguyện tình_nguyện_viên
vote: bỏ_phiếu biểu_quyết bầu
wall: tường bức_tường
warehouse: kho nhà_kho
warm: ấm
warning: cảnh_báo
wash: giặt rửa máy_giặt giặt_giũ
watch: hồ đồng_hồ
water: nước nước_uống nước_sạch
watt: watt oát
wave: con_sóng sóng_biển
waxing: tẩy_lông triệt_lông waxing
weak: yếu
wear: mặc
wednesday: tư thứ_tư
week: tuần hàng_tuần tuần_lễ
weekday: ngày_thường ngày_làm_việc ngày_trong_tuần
weekend: tuần cuối_tuần
weigh: cân nặng cân_nặng
west: tây
wet: ướt
wetsuit: đồ_lặn bộ_đồ_lặn
wheel: bánh bánh_xe
white: trắng
whitening: tẩy_trắng tẩy_trắng_răng
whole: toàn
wholesale: bán_sỉ bán_buôn sỉ
wide: rộng
width: chiều_rộng bề_rộng
wife: vợ chồng người_vợ
wind: gió
window: sổ cửa_sổ
windscreen: kính_chắn_gió
wine: vang rượu_vang
winter: đông mùa_đông
wire: dây_điện
withdraw: rút
withdrawal_period: thời_hạn_rút_lui
wool: len
workshop: xưởng xưởng_thợ hội_thảo
world: giới thế_giới
write: viết nhà_văn tác_giả
wrong: sai
x-ray: quang x-quang chụp_x-quang
year: năm hàng_năm
yellow: vàng
yoga: yoga
young: trẻ
young_animal: chó_con mèo_con cún
youth: niên thanh_niên thanh_thiếu_niên
zip: khóa_kéo dây_kéo
`
