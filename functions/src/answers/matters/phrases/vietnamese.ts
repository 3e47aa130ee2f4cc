/** What is said about matters in Vietnamese. */
export const VIETNAMESE = `
own_food: tự mang đồ ăn, mang theo rượu, mang rượu riêng, mang bánh kem vào, mang bánh sinh nhật theo,
  mang đồ uống vào, đem đồ ăn vào, đem rượu tới, mang đồ ăn ngoài, phí mở chai, tự mang bia, đồ ăn nhà nấu,
  không mang đồ ăn từ bên ngoài, đồ ăn thức uống bên ngoài, phụ thu rượu mang theo, phí phục vụ bánh mang theo,
  được mang theo đồ ăn, không mang thức uống vào, phụ phí bánh kem, rượu tự mang, cấm mang đồ ăn
check_in: mấy giờ nhận phòng, nhận phòng sớm, giờ nhận phòng, vào phòng từ mấy giờ, lấy chìa khóa phòng,
  check in mấy giờ, check in sớm, được vào phòng, dọn vào lúc mấy giờ, nhận phòng lúc nào, nhận chỗ cắm trại,
  nhận thuyền lúc, nhận phòng từ, phòng sẵn sàng từ, thời gian nhận phòng, check in từ, nhận chìa khóa từ,
  nhận phòng sau, nhận phòng sớm tùy tình trạng, ngày đến từ, bàn giao phòng
check_out: mấy giờ trả phòng, giờ trả phòng, trả phòng lúc nào, check out mấy giờ, phải rời phòng,
  trả phòng trước mấy giờ, dọn ra khỏi phòng, ra khỏi phòng, ngày cuối trả, trả chìa khóa phòng, trả phòng chậm nhất,
  ngày về phải trả, trả phòng trước, thời gian trả phòng, check out trước, trả phòng đến, rời phòng trước,
  vui lòng trả phòng, ngày đi trước, bàn giao lại trước
arrive_late: đến muộn, tới khuya, đến lúc nửa đêm, hạ cánh lúc nửa đêm, sau khi lễ tân đóng, lễ tân đóng cửa,
  đến ban đêm, chuyến bay đêm, tới trễ, bay về khuya, không còn ai ở lễ tân, đến sau mười giờ đêm, hộp chìa khóa,
  đến sau giờ lễ tân, nhận phòng ban đêm, mã mở cửa, đến muộn vui lòng báo trước, lễ tân trực đêm, tự nhận phòng,
  két chìa khóa, khách đến muộn, lễ tân 24 giờ
luggage: gửi hành lý, để vali, gửi vali, giữ hành lý, gửi đồ trước khi nhận phòng, gửi ba lô, để hành lý lại,
  chỗ để vali, trông hành lý, cất hành lý, gửi túi xách, gửi hành lý sau khi trả phòng, phòng giữ hành lý,
  gửi hành lý miễn phí, kho hành lý, dịch vụ giữ hành lý, ký gửi hành lý, tủ gửi đồ, hành lý có thể gửi,
  trông giữ vali, nơi gửi hành lý
breakfast: có bữa sáng, bữa sáng mấy giờ, ăn sáng, bao gồm ăn sáng, giá bữa sáng, ăn sáng lúc mấy giờ, điểm tâm,
  phục vụ bữa sáng, buffet sáng, có kèm ăn sáng, ăn sáng ở đâu, bữa sáng bao nhiêu tiền, bữa sáng được phục vụ,
  bữa sáng tự chọn, bữa sáng từ, bao gồm bữa sáng, bữa sáng kiểu, phụ thu bữa sáng, ăn sáng miễn phí
diet: ăn chay, món chay, thuần chay, không gluten, dị ứng đậu phộng, dị ứng hải sản, không dung nạp lactose,
  đồ halal, dị ứng thức ăn, ăn kiêng, dị ứng sữa, dị ứng các loại hạt, không ăn được thịt, bệnh celiac,
  món thuần chay, không chứa gluten, chất gây dị ứng, không chứa lactose, chứng nhận halal, thực đơn chay,
  dị ứng thực phẩm, không có các loại hạt, chế độ ăn đặc biệt
return_goods: trả hàng, đổi hàng, không vừa, mặc không vừa, đổi size, đổi cỡ, không thích thì trả, trả lại hàng,
  gửi trả lại, hoàn hàng, mặc bị chật, đổi sang cỡ khác, đổi trả, đổi mẫu khác, đổi trả trong vòng,
  chính sách đổi trả, trả hàng trong, quyền rút khỏi hợp đồng, hàng còn nguyên tem, chưa qua sử dụng, đổi hàng trong,
  hoàn tiền khi trả hàng, còn nguyên nhãn mác, thời hạn đổi trả
return_cost: phí trả hàng, phí gửi trả, ai trả tiền gửi lại, phí hoàn hàng, tiền ship trả hàng, trả hàng miễn phí,
  phí ship đổi trả, tự trả phí gửi lại, trả hàng mất phí, ai chịu phí gửi trả, nhãn trả hàng, trả hàng tốn tiền,
  phí hoàn hàng do, khách hàng chịu phí gửi trả, chi phí trả hàng, cước gửi trả, chúng tôi chịu phí hoàn trả,
  phí vận chuyển đổi trả, phiếu gửi trả
delivery_cost: phí ship, phí giao hàng, tiền ship, ship bao nhiêu, freeship, miễn phí ship, miễn phí giao hàng,
  phí vận chuyển, cước vận chuyển, mua bao nhiêu được freeship, tiền giao hàng, có free ship, miễn phí giao hàng từ,
  miễn phí vận chuyển cho đơn, cước phí vận chuyển, giao hàng miễn phí, đơn hàng từ được miễn phí, phụ phí giao hàng,
  phí giao nội thành
delivery_time: bao lâu nhận được hàng, khi nào giao hàng, mấy ngày có hàng, giao trong bao lâu, kịp giao trước,
  bao giờ hàng về, ship mất mấy ngày, giao trước thứ sáu, giao hỏa tốc, hàng về kịp, mấy hôm thì tới,
  giao hàng mất bao lâu, thời gian giao hàng, ngày làm việc, giao trong vòng, gửi đi trong ngày,
  giao hàng trong ngày, thời gian vận chuyển, giao hàng nhanh, dự kiến giao, xuất kho trong ngày
abroad: gửi ra nước ngoài, ship quốc tế, giao hàng quốc tế, ship sang mỹ, gửi sang nước khác, giao sang đức,
  ship đi nước ngoài, gửi về việt nam, tôi sống ở nước ngoài, thuế hải quan, gửi hàng đi úc, ship ra nước ngoài,
  giao ra nước ngoài, thuế nhập khẩu, hải quan, gửi đến các nước, chỉ giao hàng trong nước, vận chuyển quốc tế,
  không giao hàng ra nước ngoài, các nước châu âu, phí hải quan
track: đơn hàng ở đâu, hàng của tôi đâu, chưa nhận được hàng, theo dõi đơn hàng, mã vận đơn, tra cứu đơn hàng,
  bưu kiện của tôi, gói hàng đến đâu rồi, mãi chưa thấy hàng, kiểm tra đơn hàng, hàng vẫn chưa tới, số theo dõi,
  mã theo dõi, tra cứu vận đơn, liên kết theo dõi, tình trạng đơn hàng, theo dõi bưu kiện, hành trình đơn hàng,
  bưu kiện thất lạc
damaged: hàng bị vỡ, hàng bị lỗi, giao sai hàng, giao thiếu hàng, nhận hàng bị hỏng, hàng bị móp, giao nhầm,
  hàng về bị bể, sản phẩm lỗi, mở hộp ra bị vỡ, thiếu món, hàng bị trầy, hư hỏng khi vận chuyển, hàng lỗi, giao sai,
  giao thiếu, báo lỗi trong vòng, hàng bị hư hỏng, khiếu nại về hàng, sản phẩm bị lỗi, chụp ảnh hàng hỏng,
  đổi hàng mới do lỗi
minimum_order: đặt tối thiểu, đơn tối thiểu, mua tối thiểu, phải gọi ít nhất, giá trị đơn tối thiểu,
  số lượng tối thiểu, mua ít nhất bao nhiêu, đặt ít nhất mấy phần, mua một cái được, bán lẻ một cái, đơn nhỏ có giao,
  tiêu tối thiểu, giá trị đơn hàng tối thiểu, đơn hàng tối thiểu, mức đặt tối thiểu, đơn tối thiểu từ,
  chi tiêu tối thiểu, không yêu cầu đơn tối thiểu, phụ thu đơn nhỏ
trial: học thử, tập thử, dùng thử, thử trước, buổi học thử, thử một buổi, đến thử một lần, dùng thử miễn phí,
  thử xem có hợp, tập thử một buổi, học thử miễn phí, bản demo, buổi tập thử, bản dùng thử, buổi đầu miễn phí,
  thời gian dùng thử, vé tập thử, tập thử miễn phí
beginner: chưa từng học, mới bắt đầu, chưa biết gì, người mới, chưa có kinh nghiệm, chưa bao giờ thử,
  lần đầu tiên học, quên hết rồi, lâu rồi không tập, mất gốc, bắt đầu từ con số không, chưa biết bơi,
  người mới bắt đầu, không cần kinh nghiệm, không yêu cầu kiến thức, dành cho người mới, không cần biết trước,
  khóa cơ bản, lớp nhập môn, lớp vỡ lòng, ôn lại kiến thức, không cần kiến thức nền
weather: trời mưa, nếu mưa, mưa thì sao, trời bão, thời tiết xấu, mưa to, nắng nóng quá, có bão, gió to, mưa có hoãn,
  trời mưa có diễn ra, giông bão, trường hợp mưa, khi trời mưa, chuyển vào trong nhà, bão hoặc giông,
  hủy do thời tiết, điều kiện thời tiết, mọi thời tiết, có mái che, dông sét
no_show: quên lịch hẹn, không đến được, lỡ hẹn, quên mất lịch, lỡ buổi học, nghỉ một buổi, học bù, vắng một buổi,
  không tới mà không báo, bỏ lỡ buổi tập, bùng lịch hẹn, nghỉ học có được bù, không đến mà không báo,
  vắng mặt không báo, lịch hẹn bị bỏ lỡ, buổi vắng không được bù, không có mặt, tính phí toàn bộ, phí vắng mặt,
  buổi học đã lỡ, không xuất hiện
pause: tạm ngưng, bảo lưu, bảo lưu thẻ tập, tạm dừng hợp đồng, đi xa vài tháng, bảo lưu khóa học, tạm dừng thẻ,
  chấn thương không tập được, tạm hoãn thẻ, đóng băng thẻ, nghỉ tập mấy tháng, ngưng tập một thời gian,
  tạm ngưng thẻ, bảo lưu tối đa, thời gian bảo lưu, tạm ngưng hội viên, phí bảo lưu, tạm dừng do ốm,
  giấy bác sĩ để bảo lưu
closed_period: nghỉ hè có mở, nghỉ tết, tết có mở cửa, đóng cửa mùa hè, nghỉ lễ, ngày lễ có mở, giáng sinh có mở,
  nghỉ từ ngày nào, đóng cửa dịp tết, lịch nghỉ tết, mùa đông có đóng cửa, lễ có làm việc, nghỉ tết nguyên đán,
  đóng cửa từ ngày, nghỉ hè từ, kỳ nghỉ thường niên, đóng cửa mùa đông, ngày lễ đóng cửa, lịch nghỉ lễ, tạm đóng cửa,
  nghỉ đông
smoking: hút thuốc, được hút thuốc, chỗ hút thuốc, hút thuốc lá điện tử, hút vape, phòng hút thuốc,
  hút thuốc ngoài ban công, khu hút thuốc, hút shisha, làm điếu thuốc, người nghiện thuốc, gạt tàn, cấm hút thuốc,
  không hút thuốc, khu vực hút thuốc, phòng không hút thuốc, thuốc lá điện tử, hút thuốc chỉ được phép,
  phạt hút thuốc, không khói thuốc, hút thuốc ngoài trời
noise: mở nhạc to, tổ chức tiệc, mở tiệc, ồn ào, làm ồn, hát karaoke, nhạc lớn, nhậu khuya, quẩy tới mấy giờ,
  tiệc tùng, gây ồn, bật loa, giờ yên tĩnh, giữ yên lặng, không tổ chức tiệc, cấm gây ồn, không mở nhạc lớn,
  yên tĩnh từ 22, giữ trật tự, sau 22 giờ, tiếng ồn, nghỉ đêm
group: nhóm đông người, đi đoàn, chúng tôi đông người, đoàn công ty, liên hoan công ty, cả lớp, đoàn học sinh,
  chứa được bao nhiêu người, nhóm hai mươi người, đặt cho đoàn, tiệc độc thân, tối đa bao nhiêu khách, team building,
  nhóm từ, đoàn từ, khách đoàn, số người tối đa, sức chứa tối đa, giá theo đoàn, nhóm từ 10 người, sự kiện công ty,
  phòng tiệc chứa
provided: có sẵn khăn tắm, mang theo khăn, cần mang khăn, có sẵn ga giường, phải tự mang dụng cụ, có sẵn dụng cụ,
  mang vợt riêng, có cung cấp khăn, có sẵn chăn gối, tự mang thảm, cần mang theo gì, có sẵn đồ dùng,
  được cung cấp miễn phí, ga trải giường bao gồm, đã bao gồm dụng cụ, vui lòng tự mang, tự mang theo khăn,
  dụng cụ có sẵn, chăn ga gối, trang bị sẵn, cần mang theo
rent_gear: mượn dụng cụ, thuê dụng cụ, thuê vợt, mượn vợt, thuê giày, thuê thiết bị, thuê đồ tại chỗ, mượn giày,
  thuê áo phao, thuê ván, thuê nhạc cụ, mượn đàn, cho thuê dụng cụ, phí thuê, cho mượn, thuê thiết bị tại chỗ,
  giá thuê giày, có thể thuê tại quầy, cho thuê thiết bị, mượn miễn phí
changing: phòng thay đồ, chỗ thay đồ, thay quần áo ở đâu, tủ đựng đồ, tủ khóa, có vòi sen, tắm rửa sau khi tập,
  chỗ tắm, để đồ quý giá, cất ví, tủ locker, tắm sau khi tập, vòi sen, phòng tắm vòi sen, tủ đồ cá nhân, tủ có khóa,
  phòng tắm và thay đồ, đồ có giá trị, ngăn tủ, phòng thay đồ nam nữ
baby_gear: cũi em bé, nôi em bé, ghế ăn cho bé, ghế trẻ em, bàn thay tã, xe đẩy em bé, giường cũi, trẻ sơ sinh,
  thay bỉm, chỗ thay tã, ghế ngồi cho bé, có em bé đi cùng, hâm sữa, cũi trẻ em, ghế ăn trẻ em, xe đẩy trẻ em,
  ghế cao cho bé, máy hâm sữa, chậu tắm em bé
invoice: xuất hóa đơn, hóa đơn đỏ, hóa đơn vat, hóa đơn công ty, lấy hóa đơn, ghi tên công ty,
  hóa đơn giá trị gia tăng, thanh toán với công ty, biên lai, mã số thuế, hóa đơn điện tử, nộp hóa đơn cho sếp,
  thông tin xuất hóa đơn, hóa đơn gửi qua email, biên lai thanh toán, hóa đơn tài chính
instalments: trả góp, trả sau, trả dần, trả nhiều lần, trả làm nhiều đợt, chia nhỏ thanh toán, trả theo tháng,
  đóng học phí nhiều đợt, mua trả góp, trả trước một phần, không trả hết một lần, mua chịu, thanh toán nhiều đợt,
  thanh toán thành ba đợt, trả góp 0, thanh toán hàng tháng, chia thành các đợt, đợt thanh toán, kỳ hạn trả góp,
  mua trước trả sau
pay_on_delivery: thanh toán khi nhận hàng, ship cod, trả tiền cho shipper, nhận hàng rồi trả tiền, trả tiền lúc nhận,
  có cod, trả tiền khi giao hàng, đưa tiền cho shipper, xem hàng rồi trả tiền, trả khi đến lấy,
  nhận hàng mới thanh toán, trả tiền mặt khi nhận, phí thu hộ, giao hàng thu tiền, cod,
  trả tiền mặt cho nhân viên giao hàng, thu tiền tận nơi, thanh toán khi đến lấy, thu hộ, thanh toán lúc nhận hàng,
  trả tiền khi nhận
validity: thẻ dùng được bao lâu, hạn sử dụng, phiếu quà tặng hết hạn, voucher hết hạn, còn hạn,
  có giá trị đến khi nào, thẻ hết hạn, thời hạn của vé, voucher dùng đến bao giờ, vé có hạn, phiếu còn dùng được,
  thẻ có thời hạn, có giá trị trong, có hiệu lực đến, hết hạn sau, thời hạn sử dụng, hiệu lực kể từ ngày mua,
  có giá trị đến, không giới hạn thời gian, phiếu quà tặng có giá trị, hạn dùng của thẻ, vé có giá trị
transfer: chuyển nhượng vé, cho bạn dùng vé, nhường suất, nhường lịch hẹn, đổi tên trên vé, sang tên,
  bạn tôi đi thay, chuyển cho người khác, người khác dùng thẻ, cho mượn thẻ, bán lại vé, sang nhượng thẻ tập,
  không được chuyển nhượng, có thể chuyển nhượng, chuyển nhượng cho người khác, đổi tên người tham dự, thẻ cá nhân,
  người thay thế, phí sang tên, không chuyển cho người khác, sang nhượng
lost_item: để quên đồ, bỏ quên, mất chìa khóa, mất thẻ, làm mất vé, quên áo khoác, rơi đồ, mất thẻ thành viên,
  tìm đồ thất lạc, quên điện thoại, đánh rơi, để quên ở chỗ, đồ thất lạc, đồ bỏ quên, phí làm lại thẻ,
  đồ vật tìm thấy, phí mất chìa khóa, cấp lại thẻ, tài sản để quên, mất vé
broke_it: làm vỡ, làm hỏng, lỡ làm vỡ, làm trầy xe, làm bẩn, phải đền, đền bao nhiêu, ai trả tiền thiệt hại,
  làm xước, làm bể ly, bị móp xe, va quẹt, bồi thường thiệt hại, hư hỏng do khách gây ra,
  chịu trách nhiệm về hư hỏng, mức miễn thường, đền bù, khấu trừ tiền cọc, trách nhiệm bồi thường, hư hại phải báo,
  chi phí sửa chữa do khách, vệ sinh vết bẩn
extend: ở thêm một đêm, gia hạn, thuê thêm một ngày, ở lại lâu hơn, trả phòng muộn, giữ lâu hơn, thêm một tiếng,
  trả xe muộn, kéo dài thêm, trả trễ một ngày, thuê thêm giờ, ở thêm, mỗi giờ thêm, mỗi ngày thêm, phụ thu trả muộn,
  kéo dài thời gian thuê, thêm giờ, gia hạn thuê, phí quá giờ
home_visit: đến tận nhà, làm tại nhà, đến nhà khám, tới nhà tôi, phục vụ tại nhà, không ra khỏi nhà được,
  khám tại nhà, sửa tại nhà, cắt tóc tại nhà, dạy tại nhà, qua nhà em, thợ đến nhà, dịch vụ tại nhà, phục vụ tận nhà,
  phí đi lại, phí đến tận nơi, thăm khám tại nhà, sửa chữa tại nhà, tại nhà khách hàng
pick_up: tự đến lấy, qua lấy hàng, đến lấy tại cửa hàng, tự qua lấy, lấy hàng trực tiếp, ghé lấy,
  đến tận nơi lấy hàng, đến nhà lấy đồ, nhận tại cửa hàng, đặt online lấy tại tiệm, nhận đồ tận nơi, mua mang về,
  lấy hàng tại kho, nhận hàng trực tiếp, dịch vụ lấy hàng tận nơi, đặt trực tuyến nhận tại, mang về,
  giao nhận tận nơi, quầy nhận hàng
who_collects: bà đón cháu, ông bà đón, người khác đón con, hàng xóm đón, nhờ người lấy hộ, ai được đón bé, lấy giùm,
  nhận thay, bạn tôi đến lấy hộ, ủy quyền nhận, người khác nhận hộ, cô giúp việc đón bé, người được ủy quyền,
  giấy ủy quyền, người đón trẻ, danh sách người đón, ủy quyền bằng văn bản, chỉ giao trẻ cho,
  xuất trình giấy tờ khi đón, người nhận thay, nhận hộ, được phép đón
ill: con bị sốt, bị cảm, bé bị ho, bị sổ mũi, con ốm, bé bị tiêu chảy, bị ốm có được đến, tay chân miệng,
  đang bị cúm, bệnh lây, bé bị thủy đậu, bị bệnh thì nghỉ, trẻ bị sốt, trẻ bị ốm, bệnh truyền nhiễm, giấy khám bệnh,
  bệnh lây nhiễm, hết sốt 24 giờ, trẻ ốm phải ở nhà, triệu chứng cảm cúm, giấy xác nhận của bác sĩ, không nhận trẻ ốm
emergency: cấp cứu, khẩn cấp, đau quá, đau răng cuối tuần, đau ban đêm, bị tai nạn, xe chết máy, hỏng xe giữa đường,
  gấp lắm, ngoài giờ, gọi ai ban đêm, đau không chịu nổi, trường hợp khẩn cấp, số điện thoại khẩn cấp,
  đường dây nóng, trực ngoài giờ, trực cuối tuần, cứu hộ, gọi 115, trực cấp cứu, ngoài giờ làm việc
insurance_pays: bảo hiểm chi trả, bảo hiểm y tế có trả, dùng bảo hiểm, bảo hiểm có thanh toán, thẻ bảo hiểm y tế,
  nhà nước hỗ trợ, được trợ cấp, bảo hiểm hoàn tiền, bảo hiểm có chịu, bảo lãnh viện phí, trợ giá, có bhyt,
  bảo hiểm y tế thanh toán, được bảo hiểm hoàn trả, hỗ trợ học phí, trợ cấp nhà nước, bảo hiểm tư nhân, đồng chi trả,
  được trợ giá, không thuộc bảo hiểm
waiting: chờ bao lâu, đợi bao lâu, danh sách chờ, hết chỗ, còn chỗ trống, khi nào có chỗ, có phải xếp hàng, đợi lâu,
  kín lịch, đầy chỗ rồi, bao giờ tới lượt, xếp hàng chờ, thời gian chờ, chờ trung bình, khi có chỗ trống,
  xếp theo thứ tự đăng ký, phân bổ chỗ, đã kín chỗ, chờ khoảng, thứ tự ưu tiên
certificate: có chứng chỉ, cấp bằng, giấy chứng nhận, nhận chứng chỉ, có được bằng, bằng tốt nghiệp,
  giấy xác nhận tham gia, chứng chỉ sau khóa học, học xong có bằng, xác nhận đã học, chứng chỉ được công nhận,
  giấy chứng nhận hoàn thành, cấp chứng chỉ, chứng chỉ hoàn thành, xác nhận tham gia, chứng nhận hoàn thành khóa học,
  văn bằng, kỳ thi chứng chỉ, xác nhận tham dự
level: học lớp nào, trình độ nào, kiểm tra trình độ, xếp lớp, thi đầu vào, test đầu vào, khóa nào hợp với tôi,
  chọn lớp nào, trình độ của tôi, không biết mình ở mức nào, bài kiểm tra xếp lớp, trình độ b1, kiểm tra đầu vào,
  trình độ từ a1, các cấp độ, xếp lớp theo trình độ, trình độ sơ cấp, trung cấp và nâng cao, đánh giá trình độ,
  tư vấn trình độ, cấp độ phù hợp
spoken: nói tiếng anh, có ai nói tiếng anh, biết tiếng anh, nhân viên nói tiếng việt, nói được tiếng đức,
  nói tiếng trung, không biết tiếng, thông dịch, phiên dịch, hướng dẫn bằng tiếng anh, nói tiếng gì,
  giao tiếp bằng tiếng, chúng tôi nói, nhân viên nói tiếng anh, ngôn ngữ, tiếng anh và tiếng pháp, nói được tiếng,
  thuyết minh bằng tiếng, tiếng anh và tiếng đức, hướng dẫn viên tiếng, hỗ trợ bằng tiếng
shuttle: đón ở sân bay, đưa đón sân bay, đón tại ga, xe đưa đón, ra sân bay đón, đón từ bến xe, xe trung chuyển,
  đón chúng tôi ở ga, xe đón khách, đưa ra sân bay, đón tận sân bay, đưa rước, dịch vụ đưa đón,
  đón khách tại sân bay, xe buýt đưa đón, đưa đón miễn phí, đón tại bến, phí đưa đón
charge_car: sạc xe điện, trạm sạc, sạc ô tô điện, chỗ sạc xe, đi xe điện, trụ sạc, cắm sạc xe, sạc tesla,
  sạc vinfast, phí sạc xe, sạc qua đêm, xe chạy điện, trạm sạc xe điện, điểm sạc, mỗi kwh, giá mỗi kwh, bộ sạc,
  cổng sạc type, trạm sạc nhanh, chỗ đỗ có sạc
bicycles: để xe đạp, gửi xe đạp, chỗ để xe đạp, đi bằng xe đạp, cất xe đạp, xe đạp an toàn, khóa xe đạp,
  mang xe đạp theo, nhà để xe đạp, chỗ cất xe đạp, xe đạp bị trộm, xe đạp để đâu, giá để xe đạp, phòng để xe đạp,
  bãi xe đạp, hầm để xe đạp, chỗ đậu xe đạp, xe đạp để tại, kho xe đạp, gửi xe đạp miễn phí
least_busy: lúc nào vắng, khi nào vắng khách, giờ nào ít người, ngày nào vắng, lúc nào đông, giờ cao điểm, ít đông,
  đỡ đông, tránh đông người, khi nào đông nhất, không thích chen chúc, yên tĩnh nhất, vắng nhất, ít khách nhất,
  ít người hơn, đông nhất vào, giờ thấp điểm, vắng khách vào, lượng khách ít, đông khách cuối tuần
photos: chụp ảnh, chụp hình, được chụp ảnh, quay phim, quay video, chụp ảnh cho chúng tôi, có thợ chụp, đăng ảnh lên,
  chụp flash, selfie, chụp ảnh con tôi, máy ảnh, chụp ảnh được phép, cấm chụp ảnh, không dùng đèn flash,
  quay phim chụp ảnh, chụp ảnh cá nhân, nhiếp ảnh gia, chụp ảnh lưu niệm, không quay phim, chân máy, sử dụng hình ảnh
dress: mặc gì, nên mặc gì, quy định trang phục, mặc quần áo gì, đi giày gì, mặc quần short, mặc đồ thế nào, mặc vest,
  giày thể thao, dress code, mang giày gì, ăn mặc, trang phục lịch sự, giày thể thao đế sạch, quần áo thoải mái,
  trang phục thể thao, giày kín mũi, mũ bơi bắt buộc, trang phục phù hợp, mặc quần áo ấm, giày đế mềm
papers: cần giấy tờ gì, mang giấy tờ gì, căn cước công dân, cần hộ chiếu, bằng lái xe, mang theo cmnd, cần bằng lái,
  hồ sơ gồm những gì, nộp giấy tờ, bằng lái quốc tế, giấy khai sinh, cần những hồ sơ gì, giấy tờ cần thiết,
  hộ chiếu hoặc, giấy phép lái xe, bằng lái hợp lệ, hồ sơ bao gồm, xuất trình hộ chiếu, giấy tờ tùy thân,
  bản sao giấy khai sinh, hồ sơ đăng ký
order_ahead: đặt trước bao lâu, đặt bánh trước mấy ngày, đặt trước mấy hôm, phải đặt trước bao nhiêu ngày,
  đặt bánh cưới, đặt bánh sinh nhật, đặt gấp ngày mai lấy, hôm nay đặt mai lấy, báo trước bao lâu, đặt riêng một mẫu,
  đặt cỗ, đặt mâm tiệc, đặt trước ít nhất, đặt trước ba ngày, đặt trước 48 giờ, trước ngày nhận, đặt bánh trước,
  thời gian chuẩn bị, đơn đặt riêng, bánh đặt theo yêu cầu, đặt trước một tuần, đặt tiệc trước
estimate: báo giá, khoảng bao nhiêu tiền, ước chừng bao nhiêu, báo giá miễn phí, xem trước rồi báo giá, phí kiểm tra,
  giá tầm bao nhiêu, dự toán, ước tính chi phí, tới xem rồi báo giá, sửa hết tầm bao nhiêu, khảo sát miễn phí,
  bảng báo giá, dự toán chi phí, báo giá trước khi sửa, báo giá không ràng buộc, phí khảo sát, phí chẩn đoán,
  khảo sát và báo giá
redo: không hài lòng, làm lại miễn phí, nhuộm bị hỏng, làm không đẹp, cắt hỏng, chỉnh lại, sửa lại miễn phí,
  không ưng ý, tóc bị hỏng, làm lại cho tôi, kết quả không như ý, không vừa ý, chỉnh sửa miễn phí,
  chỉnh sửa trong vòng, sửa lại miễn phí trong, dặm lại, khắc phục miễn phí, điều chỉnh lại, khiếu nại về kết quả
account: tạo tài khoản, đăng ký tài khoản, quên mật khẩu, không đăng nhập được, đăng nhập, mua không cần tài khoản,
  đổi mật khẩu, phải có tài khoản, lấy lại mật khẩu, xóa tài khoản, bắt buộc đăng ký, tài khoản bị khóa,
  tài khoản khách hàng, đặt hàng không cần tài khoản, đặt lại mật khẩu, mua hàng với tư cách khách,
  không bắt buộc đăng ký, mật khẩu mới
parents_stay: phụ huynh ngồi xem, bố mẹ ở lại, mẹ ở lại với con, phụ huynh vào xem, ngồi chờ con, bố mẹ đi cùng,
  ở bên con, phụ huynh ở lại, xem con học, vào cùng con, ba mẹ có được xem, bé chưa quen lớp, phụ huynh có thể xem,
  phụ huynh chờ, giai đoạn làm quen, người lớn đi kèm, phụ huynh không ở lại, khu vực chờ phụ huynh,
  người giám hộ đi kèm, phụ huynh quan sát, tuần làm quen
group_size: lớp có bao nhiêu người, mấy học viên một lớp, bao nhiêu bé một lớp, sĩ số lớp, lớp đông không,
  một cô mấy bé, mấy người một nhóm, bao nhiêu trẻ một cô, lớp bao nhiêu học sinh, một thầy mấy trò,
  thuyền chở mấy người, phòng mấy người, học viên mỗi lớp, tối đa học viên, sĩ số, nhóm nhỏ tối đa, trẻ mỗi nhóm,
  lớp tối đa, học viên một giáo viên, mỗi nhóm từ, trẻ mỗi lớp, số học viên
change_booking: dời lịch hẹn, đổi lịch hẹn, đổi ngày, dời sang ngày khác, đổi giờ hẹn, chuyển sang hôm khác,
  đổi lịch đặt, đổi phòng lớn hơn, dời lịch, đổi sang tuần sau, đổi ngày đặt phòng, lùi lịch, đổi lịch miễn phí,
  thay đổi ngày, đổi ngày miễn phí, phí đổi lịch, thay đổi đặt chỗ, đổi lịch trước 24 giờ, chuyển ngày,
  thay đổi đặt phòng
fuel: đổ xăng, đổ đầy bình, trả xe đầy xăng, tiền xăng, có sẵn xăng, đổ dầu, đầy bình xăng, xăng hay dầu,
  phí nhiên liệu, bao gồm xăng, hết xăng, sạc đầy pin, trả xe đầy bình, bình xăng đầy, chính sách nhiên liệu,
  tiền nhiên liệu, nhiên liệu không bao gồm, đầy đổi đầy, xăng được tính, phí tiếp nhiên liệu, bao gồm nhiên liệu,
  pin sạc đầy
least_stay: ở một đêm, chỉ một đêm, ít nhất mấy đêm, tối thiểu mấy đêm, thuê tối thiểu bao lâu, hợp đồng ngắn nhất,
  thuê một ngày thôi, đăng ký một tháng thôi, ở tối thiểu, ít nhất mấy tháng, hợp đồng tối thiểu, số đêm tối thiểu,
  lưu trú tối thiểu, tối thiểu hai đêm, thời hạn tối thiểu, thời gian thuê tối thiểu, ít nhất ba đêm, thuê ít nhất,
  thời hạn hợp đồng, phụ thu một đêm
`
