/** How topics are told of in Vietnamese. */
export const VIETNAMESE = `
offer_says: chúng tôi cung cấp, chúng tôi chuyên, chúng tôi bán, chúng tôi kinh doanh, chúng tôi sửa chữa,
  chúng tôi sửa, chúng tôi dạy, chúng tôi đào tạo, chúng tôi cho thuê, chúng tôi tổ chức, chúng tôi phục vụ,
  chúng tôi sản xuất, chúng tôi thiết kế, chúng tôi thi công, chúng tôi nhận, chúng tôi điều trị, chúng tôi chăm sóc,
  chúng tôi giảng dạy, chúng tôi nướng, chúng tôi nấu, chúng tôi in, chúng tôi làm, chúng tôi vệ sinh,
  chúng tôi bảo hiểm, chúng tôi tư vấn, chúng tôi hỗ trợ, chúng tôi mang đến, chúng tôi đem đến, chúng tôi giúp,
  chúng tôi là, chúng tôi có, chúng tôi vận hành, chúng tôi bảo dưỡng, chúng tôi lắp đặt, chúng tôi trưng bày,
  chúng tôi chế biến, chúng tôi giới thiệu, chúng tôi tập trung, chuyên cung cấp, chuyên bán, chuyên sửa chữa,
  chuyên về, chuyên cho thuê, chuyên sản xuất, chuyên kinh doanh, chuyên nhận, chuyên phục vụ, chuyên thiết kế,
  chuyên đào tạo, chuyên điều trị, chuyên tổ chức, cung cấp các, cung cấp dịch vụ, cung cấp đa dạng, cung cấp nhiều,
  mang đến các, nhận sửa, nhận may, nhận làm, nhận in, nhận thi công, nhận đặt tiệc, nhận tổ chức,
  trường chúng tôi cung cấp, trường chúng tôi có, trường chúng tôi là, trường chúng tôi chuyên,
  trường chúng tôi phục vụ, cửa hàng chúng tôi cung cấp, cửa hàng chúng tôi có, cửa hàng chúng tôi là,
  cửa hàng chúng tôi chuyên, cửa hàng chúng tôi phục vụ, khách sạn chúng tôi cung cấp, khách sạn chúng tôi có,
  khách sạn chúng tôi là, khách sạn chúng tôi chuyên, khách sạn chúng tôi phục vụ, xưởng chúng tôi cung cấp,
  xưởng chúng tôi có, xưởng chúng tôi là, xưởng chúng tôi chuyên, xưởng chúng tôi phục vụ,
  phòng khám chúng tôi cung cấp, phòng khám chúng tôi có, phòng khám chúng tôi là, phòng khám chúng tôi chuyên,
  phòng khám chúng tôi phục vụ, công ty chúng tôi cung cấp, công ty chúng tôi có, công ty chúng tôi là,
  công ty chúng tôi chuyên, công ty chúng tôi phục vụ, nhà hàng chúng tôi cung cấp, nhà hàng chúng tôi có,
  nhà hàng chúng tôi là, nhà hàng chúng tôi chuyên, nhà hàng chúng tôi phục vụ, bảo tàng chúng tôi cung cấp,
  bảo tàng chúng tôi có, bảo tàng chúng tôi là, bảo tàng chúng tôi chuyên, bảo tàng chúng tôi phục vụ,
  trung tâm chúng tôi cung cấp, trung tâm chúng tôi có, trung tâm chúng tôi là, trung tâm chúng tôi chuyên,
  trung tâm chúng tôi phục vụ, quán chúng tôi cung cấp, quán chúng tôi có, quán chúng tôi là, quán chúng tôi chuyên,
  quán chúng tôi phục vụ, tiệm chúng tôi cung cấp, tiệm chúng tôi có, tiệm chúng tôi là, tiệm chúng tôi chuyên,
  tiệm chúng tôi phục vụ, hội chúng tôi cung cấp, hội chúng tôi có, hội chúng tôi là, hội chúng tôi chuyên,
  hội chúng tôi phục vụ, câu lạc bộ chúng tôi cung cấp, câu lạc bộ chúng tôi có, câu lạc bộ chúng tôi là,
  câu lạc bộ chúng tôi chuyên, câu lạc bộ chúng tôi phục vụ, thư viện chúng tôi cung cấp, thư viện chúng tôi có,
  thư viện chúng tôi là, thư viện chúng tôi chuyên, thư viện chúng tôi phục vụ, homestay chúng tôi cung cấp,
  homestay chúng tôi có, homestay chúng tôi là, homestay chúng tôi chuyên, homestay chúng tôi phục vụ,
  phòng tập chúng tôi cung cấp, phòng tập chúng tôi có, phòng tập chúng tôi là, phòng tập chúng tôi chuyên,
  phòng tập chúng tôi phục vụ, trung tâm có các, dịch vụ của chúng tôi gồm, dịch vụ của chúng tôi bao gồm,
  dịch vụ của chúng tôi là, dịch vụ bao gồm, dịch vụ gồm, dịch vụ chính, các dịch vụ gồm, các dịch vụ bao gồm,
  các dịch vụ chính, sản phẩm của chúng tôi, sản phẩm gồm, sản phẩm bao gồm, sản phẩm chính, lĩnh vực hoạt động,
  hoạt động trong lĩnh vực, tôi dạy
offer_is: là một, là cửa hàng, là tiệm, là quán, là nhà hàng, là khách sạn, là công ty, là trung tâm, là trường,
  là phòng khám, là nha khoa, là xưởng, là bảo tàng, là hội, là câu lạc bộ, là phòng tập, là thư viện, là đơn vị,
  là nơi, là doanh nghiệp, là hợp tác xã, là tổ chức, là ngôi, là địa chỉ, là gara, là homestay, là nhà, là studio,
  là thương hiệu, là hiệp hội, được thành lập, thành lập năm, thành lập từ, ra đời, khai trương, mở cửa từ năm,
  hoạt động từ năm, chào mừng bạn, chào mừng quý khách, chào mừng đến, chào mừng các bạn, chào mừng, chuyên về,
  chuyên cung cấp, chuyên bán, chuyên sửa chữa, chuyên cho thuê, chuyên sản xuất, chuyên đào tạo, cung cấp,
  kinh doanh, có mặt từ
offer_heads: dịch vụ, sản phẩm, khóa học, khoá học, lớp học, các lớp, chương trình, gói, gói tập, gói dịch vụ, phòng,
  các loại phòng, loại phòng, hạng phòng, phòng nghỉ, thực đơn, menu, món ăn, điều trị, các dịch vụ, bảng giá, giá,
  giá cả, học phí, giá vé, giá phòng, hội phí, phí, biểu phí, hoạt động, bộ sưu tập, trưng bày, triển lãm,
  giới thiệu, về chúng tôi, chúng tôi là ai, chúng tôi làm gì, dịch vụ của chúng tôi, sản phẩm của chúng tôi,
  những gì chúng tôi, danh mục, danh mục sản phẩm, danh mục dịch vụ, mặt hàng, các khóa học, các khoá học,
  chuyên khoa, lĩnh vực hoạt động, lĩnh vực, tour, quyền lợi, phạm vi bảo hiểm, tiện ích, tiện nghi, thẻ thành viên,
  môn học, bộ môn, tổng quan
prices_heads: bảng giá, giá, giá cả, giá dịch vụ, giá phòng, giá vé, vé, vé vào cửa, phí, phí dịch vụ, các loại phí,
  chi phí, học phí, hội phí, biểu phí, biểu giá, đơn giá, mức giá, mức phí, giá tham khảo, giá thuê, giá tour,
  lệ phí, cước phí, gói và giá, giá và gói, gói giá, các gói, gói tập, thẻ thành viên, giá niêm yết, giá bán,
  phí thành viên, phí bảo hiểm
prices_besides: đặt cọc, tiền cọc, cọc, phí ship, phí giao hàng, giao hàng, vận chuyển, phí vận chuyển, ship, mất,
  làm mất, thất lạc, hư hỏng, hỏng, làm hỏng, bồi thường, phạt, phí phạt, trễ, muộn, trả muộn, trả trễ, quá hạn, hủy,
  huỷ, phí hủy, phí huỷ, phụ thu, phụ phí, vỡ, mức khấu trừ, miễn thường, ngoại thành, nội thành, ngoại tỉnh,
  phí đi lại, thế chân
question_more: khi nào, bao giờ, bao lâu, bao xa, chừng giờ, chừng lâu, chừng xa, chừng nào, lúc nào, hồi nào,
  mấy giờ, mấy ngày, mấy lần, mấy người, mấy hôm, mấy tiếng, mấy tháng, mấy phút, mấy km, mấy cái, mấy buổi,
  mấy tuần, bao nhiêu lần, bao nhiêu ngày, bao nhiêu người, bao nhiêu lâu, bao nhiêu tiền, bao nhiêu giờ,
  bao nhiêu tiếng, bao nhiêu phút, bao nhiêu tháng, bao nhiêu km, bao nhiêu cái, bao nhiêu buổi, bao nhiêu tuần,
  bao nhiêu phần trăm, mất bao lâu, mất bao nhiêu, mất mấy, từ khi nào, từ bao giờ, từ mấy giờ, từ lúc nào,
  từ ngày nào, đến khi nào, đến mấy giờ, đến bao giờ, đến ngày nào, hôm nào, ngày nào, thứ nào, tháng nào,
  trong bao lâu, trong mấy giờ, trong mấy ngày, khoảng bao lâu, khoảng mấy giờ, khoảng mấy ngày, tầm bao lâu,
  tầm mấy giờ, tầm mấy ngày, sau bao lâu, sau mấy giờ, sau mấy ngày, trước bao lâu, trước mấy giờ, trước mấy ngày,
  thường xuyên thế nào, thường xuyên như thế nào, xa bao nhiêu, xa cỡ nào, giờ nào
question_which: cái nào, loại nào, gói nào, phòng nào, món nào, khóa nào, lớp nào, mẫu nào, chiếc nào, hãng nào,
  dòng nào, size nào, kiểu nào, bên nào, tour nào, con nào, nên chọn cái nào, nên chọn loại nào, nên chọn gói nào,
  giữa
question_back: cái đó, cái này, cái kia, cái ấy, cái đấy, việc đó, việc này, việc kia, việc ấy, việc đấy, món đó,
  món này, món kia, món ấy, món đấy, loại đó, loại này, loại kia, loại ấy, loại đấy, vụ đó, vụ này, vụ kia, vụ ấy,
  vụ đấy, điều đó, điều này, điều kia, điều ấy, điều đấy, chuyện đó, chuyện này, chuyện kia, chuyện ấy, chuyện đấy,
  khoản đó, khoản này, khoản kia, khoản ấy, khoản đấy, phần đó, phần này, phần kia, phần ấy, phần đấy, gói đó,
  gói này, gói kia, gói ấy, gói đấy, lớp đó, lớp này, lớp kia, lớp ấy, lớp đấy, buổi đó, buổi này, buổi kia, buổi ấy,
  buổi đấy, chỗ này, chỗ kia, chỗ ấy, dịch vụ này, dịch vụ kia, dịch vụ ấy, thứ này, thứ kia, thứ ấy, như vậy,
  như thế, như trên, của nó, về nó, cho nó, với nó, bằng nó, nó, thế thì, vậy thì, vừa nói, mới nói, nói trên,
  mấy cái đó, những cái đó
question_come: đến, tới, vào, đi, mang, đem, dẫn, dắt, đưa, chở, bế, cho vào, theo, cùng, đi cùng, đi theo,
  mang theo, dẫn theo, được không, được phép, cho phép, có được, chấp nhận, nhận, phép, bên trong, ở trong, phù hợp,
  thích hợp, thân thiện, an toàn, có sao không, tham gia, chung, với tôi, với em, với mình, cấm, ok, welcome,
  friendly, hoan nghênh, ghé
question_nothing: chào, xin chào, hello, alo, shop, ad, admin, bạn, các bạn, anh, chị, em, mình, tôi, tui, bên mình,
  chúng tôi, quý khách, khách, khách hàng, người, ai đó, cái gì, gì, gì đó, cái, việc, điều, quy định, chính sách,
  điều kiện, giới hạn, hạn chế, cách, cách thức, hình thức, phương thức, loại, kiểu, dạng, cá nhân, riêng, có, không,
  ko, k, hông, hong, được, đc, dc, phải, cần, muốn, cho, hỏi, xin, biết, giúp, vui lòng, làm ơn, với, ạ, nhé, nha,
  vậy, thế, nào, sao, thế nào, như thế nào, ntn, ở đâu, đâu, chỗ, chỗ nào, nơi, ở đây, đây, đó, gần đây, gần đó, gần,
  nhất, xung quanh, bán, cung cấp, sẵn, có sẵn, làm, dùng, sử dụng, xài, lấy, nhận, vào, ra, cửa, lối, yêu cầu,
  bắt buộc, thông tin, về, liên quan, thì, là, và, hay, hoặc, mà, nếu, lỡ, cảm ơn, thanks, vâng, dạ, ơi, quán, tiệm,
  cửa hàng, công ty, dịch vụ, phương tiện, công cộng, tốt, chung, hiện, hiện tại, bây giờ, giờ
pay_told: phương thức thanh toán, hình thức thanh toán, cách thanh toán, cách thức thanh toán, tùy chọn thanh toán,
  thanh toán bằng, thanh toán qua, thanh toán được, thanh toán tại, thanh toán trực tuyến, thanh toán online,
  thanh toán khi, thanh toán chuyển khoản, thanh toán tiền mặt, thanh toán không dùng tiền mặt, thanh toán sau,
  thanh toán theo, thanh toán hàng tháng, thanh toán một lần, thanh toán đầy đủ, thanh toán cho, thanh toán thành,
  chấp nhận thanh toán, nhận thanh toán, nhận chuyển khoản, bằng chuyển khoản, hoặc chuyển khoản, và chuyển khoản,
  qua chuyển khoản, chuyển khoản ngân hàng, chuyển khoản qua, chuyển khoản vào, chuyển khoản đến, chuyển khoản hoặc,
  chuyển khoản được, số tài khoản, tài khoản ngân hàng, tiền mặt, mã qr, quét qr, quét mã, vietqr, momo, zalopay,
  vnpay, viettelpay, shopeepay, ví điện tử, paypal, trả góp, mua góp, trả dần, trả chậm, trả làm nhiều đợt,
  trả làm # đợt, trả thành # đợt, trả bằng, trả sau, chia thành # đợt, chia làm # đợt, chia làm nhiều đợt, # đợt,
  hóa đơn vat, hóa đơn gtgt, hóa đơn đỏ, hóa đơn điện tử, hoá đơn vat, hoá đơn gtgt, hoá đơn đỏ, hoá đơn điện tử,
  xuất hóa đơn, xuất hoá đơn, cod, đóng tiền bằng, đóng tiền qua, đóng tiền tại, đóng tiền theo, đóng phí bằng,
  đóng phí qua, đóng phí tại, đóng phí theo, đóng học phí bằng, đóng học phí qua, đóng học phí tại,
  đóng học phí theo, học phí đóng, học phí nộp, học phí được đóng, nộp tiền, thẻ tín dụng, thẻ ngân hàng,
  thẻ nội địa, ghi nợ tự động, trích nợ
pay_rather: chúng tôi nhận, chúng tôi chấp nhận, chấp nhận, có thể thanh toán, thanh toán bằng, thanh toán qua,
  nhận thanh toán, hình thức thanh toán, phương thức thanh toán, bằng
pay_unlike: hoàn tiền, hoàn lại, hoàn trả, đặt cọc, tiền cọc, cọc, phạt, bồi thường, hư hỏng, thế chân, chi trả,
  quá hạn, hoàn phí
pay_asked: thế nào, như thế nào, ntn, bằng gì, cách, hình thức, phương thức, kiểu gì, sao, ra sao, gì, nào, những gì,
  có thể, được, đc, nhận, chấp nhận, bằng, qua, ở đâu, đâu, có, cho, góp, dùng, xài, hả, không
pay_notasked: ai trả, ai thanh toán, ai chịu, khi nào, bao giờ, bao nhiêu, phải trả tiền, có phải thanh toán,
  có phải trả, hạn mức, tối đa, tối thiểu, bao lâu
voucher_told: phiếu quà tặng, thẻ quà tặng, voucher quà tặng, thiệp quà tặng, voucher, gift voucher, gift card,
  phiếu quà, phiếu tặng, thẻ tặng, phiếu mua hàng, phiếu trải nghiệm, e-voucher
voucher_rather: có giá trị, thời hạn, hạn sử dụng, hiệu lực, mua, bán, mệnh giá, từ, đồng, # tháng, # năm, tặng,
  làm quà
voucher_never: mã voucher, voucher giảm giá, voucher gửi xe, voucher wifi, voucher khuyến mãi
voucher_asked: voucher, gift, quà, tặng, phiếu, coupon, biếu, thẻ quà, evoucher, giftcard
cards_told: không nhận thẻ, không chấp nhận thẻ, không thanh toán bằng thẻ, không quẹt thẻ, chưa nhận thẻ,
  chưa chấp nhận thẻ, chỉ nhận thẻ, chỉ nhận tiền mặt, chỉ chấp nhận thẻ, chỉ chấp nhận tiền mặt,
  chỉ thanh toán bằng thẻ, chỉ thanh toán bằng tiền mặt, chỉ thu thẻ, chỉ thu tiền mặt, không nhận tiền mặt,
  không chấp nhận tiền mặt, không dùng tiền mặt, không thu tiền mặt, nhận thẻ, chấp nhận thẻ, mọi thẻ, các loại thẻ,
  tất cả các loại thẻ, tất cả các thẻ, nhận thanh toán thẻ, nhận thanh toán bằng thẻ, thanh toán bằng thẻ,
  thanh toán thẻ, thanh toán qua thẻ, quẹt thẻ, cà thẻ, thẻ tín dụng, thẻ ghi nợ, thẻ visa, visa .. mastercard,
  mastercard, thẻ ngân hàng, thẻ nội địa, thẻ quốc tế, thẻ atm, thẻ napas, napas, máy pos, máy quẹt thẻ, apple pay,
  google pay, american express, amex
cards_unlike: hoàn tiền, hoàn lại, hoàn trả, đặt cọc, tiền cọc, thẻ thành viên, thẻ hội viên, thẻ học sinh,
  thẻ sinh viên, có giá trị, thẻ tập, thế chân
cards_never: không cần thẻ, trả góp, thẻ từ, thẻ bảo hiểm
cards_asked: trả, thanh toán, tt, nhận, chấp nhận, được, đc, có, dùng, xài, quẹt, cà, tiền mặt, chỉ, máy, pos, bằng,
  mang, lấy, chạm
cards_notasked: hạn mức, tối đa, bị mất, làm mất thẻ, thẻ thành viên, thẻ hội viên, thẻ quà, thẻ sinh viên,
  thẻ học sinh, thẻ căn cước, thẻ từ, thẻ tập, thẻ bảo hiểm, thẻ bảo hành, gift, làm thẻ, thẻ thư viện, thẻ bạn đọc,
  visa du lịch, xin visa
refund_told: hoàn tiền, hoàn lại, hoàn phí, hoàn trả, hoàn lại tiền, hoàn # %, hoàn #%, hoàn toàn bộ, hoàn đủ,
  hoàn học phí, hoàn lại toàn bộ, được hoàn, không hoàn, không được hoàn, trả lại tiền, trả lại hàng,
  trả lại sản phẩm, trả lại toàn bộ, trả lại học phí, nhận lại tiền, nhận lại toàn bộ, nhận lại số tiền,
  nhận lại # %, lấy lại tiền, đổi trả, đổi hàng, đổi sản phẩm, đổi size, đổi lại, được đổi trả, được đổi hàng,
  được đổi sản phẩm, được đổi size, được đổi lại, có thể đổi trả, có thể đổi hàng, có thể đổi sản phẩm,
  có thể đổi size, có thể đổi lại, đổi trả trong, đổi trả miễn phí, đổi hàng trong, đổi hàng miễn phí, đổi hoặc trả,
  trả hàng, chính sách đổi trả, mất tiền cọc, mất cọc, mất toàn bộ, gửi trả lại, gửi lại hàng, không đổi,
  không trả lại, hoàn vào tài khoản
refund_rather: ngày, # ngày, tuần, tiền, # %, #%, hoàn tiền, toàn bộ, tài khoản, phí, hóa đơn, hoá đơn, nguyên vẹn,
  miễn phí
refund_never: chìa khóa, chìa khoá, hoàn thành, hoàn thiện, trả lại chìa, đổi tiền, trả lại xe, trả lại sách,
  đổi lịch, đổi ngày
refund_unlike: tiền cọc, đặt cọc, thế chân
deposit_told: đặt cọc, tiền cọc, tiền đặt cọc, cọc, cọc trước, cọc giữ chỗ, tiền thế chân, thế chân, ký quỹ, ký cược,
  thanh toán trước, trả trước, đóng trước, chuyển trước, tạm ứng, ứng trước, phí giữ chỗ, tiền giữ chỗ,
  đặt trước .. # %
deposit_with: %, #, một nửa, nửa, không, không cần, toàn bộ, miễn, cần, yêu cầu, phải
deposit_rather: đặt, đặt cọc, đặt phòng, đặt chỗ, yêu cầu, cần, phải, # %, #%, đồng, giữ chỗ, trước, đơn hàng,
  còn lại
deposit_unlike: hoàn, hoàn lại, mất cọc, hủy, huỷ, hư hỏng, trừ vào, phạt
deposit_never: bằng cọc, đóng cọc
deposit_notasked: hoàn cọc, hoàn lại, được hoàn, hoàn tiền, có hoàn, lấy lại, trả lại, nhận lại, mất cọc, mất tiền,
  lại cọc, đòi lại
discount_told: được giảm, sẽ được giảm, có giảm, còn giảm, giảm giá, giảm # %, giảm #%, giảm ngay, giảm thêm,
  giảm còn, giảm học phí, giảm phí, giảm một nửa, giảm nửa giá, giảm đến, giảm tới, giảm cho, ưu đãi, khuyến mãi,
  khuyến mại, chiết khấu, nửa giá, nửa vé, rẻ hơn, mã giảm giá, phiếu giảm giá, mã khuyến mãi, giá sinh viên,
  giá học sinh, giá trẻ em, giá ưu đãi, giá nhóm, giá đoàn, giá người cao tuổi, giá thành viên, giá đặc biệt, giá sỉ,
  giá buôn, miễn giảm, tích điểm, đăng ký sớm, đặt sớm, sinh viên, học sinh, người cao tuổi, thương binh,
  cựu chiến binh, khách quen, nhóm từ #, đoàn từ #, con thứ #, tiết kiệm #, mua # tặng #, học bổng
discount_rather: giảm, giảm giá, ưu đãi, # %, #%, sinh viên, học sinh, thành viên, nhóm, mã, người cao tuổi, trẻ em,
  xuất trình
discount_never: giảm cân, giảm đau, giảm tiếng ồn, giảm mỡ, giảm xóc, giảm sưng, thuyên giảm, giảm căng thẳng,
  giảm stress
discount_unlike: hoàn tiền, thẻ quà tặng
included_told: đã bao gồm, đã gồm, giá bao gồm, giá gồm, không bao gồm, không gồm, chưa bao gồm, chưa gồm,
  phí bao gồm, phí gồm, có bao gồm, có gồm, học phí bao gồm, học phí gồm, gói bao gồm, gói gồm, vé bao gồm, vé gồm,
  bao gồm cả, bao gồm thuế, bao gồm vat, bao gồm phí, bao gồm bữa, bao gồm trong, trong giá, nằm trong giá, kèm theo,
  đi kèm, trọn gói, đã có thuế, đã có vat, chưa có thuế, chưa có vat, thuế vat, thuế gtgt, # % vat, phụ thu, phụ phí,
  tính thêm, tính riêng, tính phí riêng, chi phí phát sinh, chi phí khác, chi phí ẩn, phí phát sinh, phí khác,
  phí ẩn, không phát sinh, không phụ thu, không tính thêm, thu thêm, trả thêm, đóng thêm, miễn phí kèm, phí phục vụ
included_rather: giá, bao gồm, đã gồm, không bao gồm, chưa bao gồm, phí, thuế, vat, phụ thu, miễn phí, trọn gói, đồng
included_never: dịch vụ bao gồm, đội ngũ gồm, dịch vụ gồm, thành phần gồm, hồ sơ gồm, giấy tờ gồm, nguyên liệu gồm
included_unlike: hủy, huỷ, bồi thường, hoàn tiền
guarantee_told: bảo hành, được bảo hành, thời hạn bảo hành, thời gian bảo hành, phiếu bảo hành, chế độ bảo hành,
  cam kết chất lượng, cam kết hoàn tiền, cam kết đầu ra, cam kết kết quả, cam kết làm lại, cam kết sửa lại,
  đảm bảo chất lượng, đảm bảo hoàn tiền, đảm bảo chính hãng, đảm bảo hài lòng, bảo đảm chất lượng, bảo đảm hoàn tiền,
  bảo đảm chính hãng, bảo đảm hài lòng, một đổi một, 1 đổi 1, lỗi # đổi #, làm lại miễn phí, sửa lại miễn phí,
  chính hãng, bảo trì miễn phí
guarantee_rather: # tháng, # năm, # ngày, tháng, năm, bảo hành, miễn phí, lỗi, sửa chữa, hóa đơn, hoá đơn, trọn đời
guarantee_never: không đảm bảo chỗ, đảm bảo chỗ ngồi, đảm bảo an toàn, đảm bảo vệ sinh, bảo đảm an toàn,
  bảo hành xe tại hãng
guarantee_notasked: gia hạn, hoàn tiền, giữ chỗ
bring_told: vui lòng mang, vui lòng mang theo, vui lòng đem theo, vui lòng đem, vui lòng chuẩn bị, vui lòng mặc,
  vui lòng đi, vui lòng cầm theo, xin mang, xin mang theo, xin đem theo, xin đem, xin chuẩn bị, xin mặc, xin đi,
  xin cầm theo, nhớ mang, nhớ mang theo, nhớ đem theo, nhớ đem, nhớ chuẩn bị, nhớ mặc, nhớ đi, nhớ cầm theo,
  cần mang, cần mang theo, cần đem theo, cần đem, cần chuẩn bị, cần mặc, cần đi, cần cầm theo, phải mang,
  phải mang theo, phải đem theo, phải đem, phải chuẩn bị, phải mặc, phải đi, phải cầm theo, nên mang, nên mang theo,
  nên đem theo, nên đem, nên chuẩn bị, nên mặc, nên đi, nên cầm theo, hãy mang, hãy mang theo, hãy đem theo, hãy đem,
  hãy chuẩn bị, hãy mặc, hãy đi, hãy cầm theo, hãy nhớ mang, hãy nhớ mang theo, hãy nhớ đem theo, hãy nhớ đem,
  hãy nhớ chuẩn bị, hãy nhớ mặc, hãy nhớ đi, hãy nhớ cầm theo, xin vui lòng mang, xin vui lòng mang theo,
  xin vui lòng đem theo, xin vui lòng đem, xin vui lòng chuẩn bị, xin vui lòng mặc, xin vui lòng đi,
  xin vui lòng cầm theo, bắt buộc mang, bắt buộc mang theo, bắt buộc đem theo, bắt buộc đem, bắt buộc chuẩn bị,
  bắt buộc mặc, bắt buộc đi, bắt buộc cầm theo, chỉ cần mang, chỉ cần mang theo, chỉ cần đem theo, chỉ cần đem,
  chỉ cần chuẩn bị, chỉ cần mặc, chỉ cần đi, chỉ cần cầm theo, tự mang, tự mang theo, tự đem theo, tự đem,
  tự chuẩn bị, tự mặc, tự đi, tự cầm theo, có thể mang, có thể mang theo, có thể đem theo, có thể đem,
  có thể chuẩn bị, có thể mặc, có thể đi, có thể cầm theo, vui lòng xuất trình, mang theo khăn, mang theo cccd,
  mang theo căn cước, mang theo giấy tờ, mang theo hộ chiếu, mang theo đồ, mang theo quần áo, mang theo giày,
  mang theo sổ, mang theo thẻ, mang theo nước, mang theo hồ sơ, mang theo chứng minh, mang theo đơn,
  mang theo kết quả, mang theo dụng cụ, mang theo áo, mang theo bút, mang theo hóa đơn, mang theo phiếu,
  đem theo khăn, đem theo cccd, đem theo căn cước, đem theo giấy tờ, đem theo hộ chiếu, đem theo đồ,
  đem theo quần áo, đem theo giày, đem theo sổ, đem theo thẻ, đem theo nước, đem theo hồ sơ, đem theo chứng minh,
  đem theo đơn, đem theo kết quả, đem theo dụng cụ, đem theo áo, đem theo bút, đem theo hóa đơn, đem theo phiếu,
  xuất trình cccd, xuất trình căn cước, xuất trình giấy tờ, xuất trình hộ chiếu, xuất trình thẻ,
  xuất trình chứng minh, khăn riêng, khăn cá nhân, dụng cụ riêng, dụng cụ cá nhân, đồ riêng, đồ cá nhân,
  quần áo thoải mái, quần áo thể thao, quần áo gọn gàng
bring_rather: vui lòng, cần, phải, nên, mang theo, nhớ, giấy tờ, quần áo, trang phục, giày, khăn, cccd, căn cước, tự
bring_asked: gì, những gì, cái gì, thứ gì, đồ gì, nào, cần, phải, nên, có cần, thế nào, như thế nào, ra sao, sao
bring_never: không cần mang, không mang, không được mang, cấm mang, mang về, mang đi, mang thú cưng, mang chó,
  mang trẻ, mang đến cho, mang lại, đồ ăn mang, mang thai, mang bầu, không nên mặc
bring_notasked: thú cưng, mang chó, mang theo chó, chó mèo, mang con, mang trẻ, mang về, mang đi, dẫn bạn, mang thai,
  mang đồ ăn
wifi_told: wifi, wi-fi, wi fi, internet, mạng không dây, mạng internet, mạng lan, cáp quang, hotspot
wifi_rather: miễn phí, mật khẩu, tốc độ, phủ sóng, khách, phòng, mạng, kết nối, quầy lễ tân
wifi_never: ghz, router, internet banking, trên internet, qua internet, ngân hàng internet, bluetooth
wifi_notasked: mật khẩu, pass, password, mk, pass wifi
parking_told: bãi đậu xe, bãi đỗ xe, bãi gửi xe, bãi để xe, bãi giữ xe, bãi xe, bãi đỗ ô tô, bãi đậu ô tô, bãi đỗ,
  bãi đậu, bãi đậu xe hơi, chỗ đậu xe, chỗ đỗ xe, chỗ gửi xe, chỗ để xe, chỗ giữ xe, chỗ xe, chỗ đỗ ô tô,
  chỗ đậu ô tô, chỗ đỗ, chỗ đậu, chỗ đậu xe hơi, hầm đậu xe, hầm đỗ xe, hầm gửi xe, hầm để xe, hầm giữ xe, hầm xe,
  hầm đỗ ô tô, hầm đậu ô tô, hầm đỗ, hầm đậu, hầm đậu xe hơi, nơi đậu xe, nơi đỗ xe, nơi gửi xe, nơi để xe,
  nơi giữ xe, nơi xe, nơi đỗ ô tô, nơi đậu ô tô, nơi đỗ, nơi đậu, nơi đậu xe hơi, khu đậu xe, khu đỗ xe, khu gửi xe,
  khu để xe, khu giữ xe, khu xe, khu đỗ ô tô, khu đậu ô tô, khu đỗ, khu đậu, khu đậu xe hơi, nhà đậu xe, nhà đỗ xe,
  nhà gửi xe, nhà để xe, nhà giữ xe, nhà xe, nhà đỗ ô tô, nhà đậu ô tô, nhà đỗ, nhà đậu, nhà đậu xe hơi, điểm đậu xe,
  điểm đỗ xe, điểm gửi xe, điểm để xe, điểm giữ xe, điểm xe, điểm đỗ ô tô, điểm đậu ô tô, điểm đỗ, điểm đậu,
  điểm đậu xe hơi, sân đậu xe, sân đỗ xe, sân gửi xe, sân để xe, sân giữ xe, sân xe, sân đỗ ô tô, sân đậu ô tô,
  sân đỗ, sân đậu, sân đậu xe hơi, đậu xe, đậu ô tô, đậu xe máy, đậu xe hơi, đậu xe đạp, đỗ xe, đỗ ô tô, đỗ xe máy,
  đỗ xe hơi, đỗ xe đạp, gửi xe, gửi ô tô, gửi xe máy, gửi xe hơi, gửi xe đạp, giữ xe, giữ ô tô, giữ xe máy,
  giữ xe hơi, giữ xe đạp, để xe, để ô tô, để xe máy, để xe hơi, để xe đạp, phí gửi xe, phí giữ xe, phí đậu xe,
  phí đỗ xe, vé gửi xe, vé giữ xe, vé đậu xe, vé đỗ xe, tiền gửi xe, tiền giữ xe, tiền đậu xe, tiền đỗ xe, trông xe,
  trạm sạc xe điện, sạc xe điện
parking_rather: miễn phí, khách, ô tô, xe máy, có, hầm, bãi, phí, đồng, phía sau, trước, đối diện, giờ
parking_never: cảm biến đỗ xe, phanh đỗ, hỗ trợ đỗ xe, gửi xe khách, phạt đỗ xe, xe buýt, gửi xe đến xưởng
children_told: trẻ em, trẻ nhỏ, trẻ, bé, em bé, các bé, trẻ sơ sinh, trẻ con, con nhỏ, ghế em bé, ghế ăn dặm,
  ghế trẻ em, khu vui chơi, góc trẻ em, phòng thay tã, thay tã, cho con bú, nôi, cũi, trông trẻ, thiếu nhi,
  phụ huynh, xe đẩy em bé, thân thiện với trẻ, con của bạn
children_rather: được, không được, không, phải, phù hợp, hoan nghênh, chào đón, miễn phí, đi cùng, đi kèm, người lớn,
  cha mẹ, phụ huynh, dưới # tuổi, từ # tuổi, chỉ, có sẵn, dành cho, cho phép, không nhận
children_never: trẻ hóa, trẻ hoá, tuổi trẻ, tươi trẻ, trẻ trung, nhi khoa, xe đạp trẻ em, giới trẻ, đội ngũ trẻ,
  trẻ hơn
children_unlike: chìa khóa, hình ảnh, hóa đơn, bảo hiểm, đón trễ
children_notasked: đồ ăn, quần áo, cắt tóc, sản phẩm, sinh nhật, bao nhiêu tiền, giá bao nhiêu, bị lạc
dogs_told: thú cưng, thú nuôi, vật nuôi, chó, mèo, chó mèo, cún, động vật, chó dẫn đường, chó hỗ trợ, chó nghiệp vụ,
  pet friendly, pet
dogs_rather: được, không được, không, chỉ, phải, hoan nghênh, chào đón, cho phép, không cho phép, không nhận, nhận,
  xích, dây, rọ mõm, phụ thu, trừ, cấm, vui lòng, lồng
dogs_unlike: thức ăn cho chó, một mình, thịt, vắc xin, tiêm
dogs_never: vườn thú, sở thú, thử nghiệm trên động vật, bác sĩ thú y, thịt chó, động vật hoang dã,
  nguồn gốc động vật, thú nhồi bông, xúc xích, chó cắn
dogs_notasked: thức ăn, đồ ăn, rụng lông, sản phẩm, tiêm phòng, cắt tỉa, ăn chay, tắm cho
access_told: xe lăn, người khuyết tật, khuyết tật, thang máy, thang cuốn, bậc thang, bậc tam cấp, cầu thang, dốc,
  đường dốc, lối dốc, ram dốc, tầng trệt, không có bậc, xe đẩy, xe nôi, nạng, khiếm thị, khiếm thính,
  hạn chế vận động, khó đi lại, đi lại khó khăn, nhà vệ sinh cho người khuyết tật, tay vịn, gạch dẫn đường, chữ nổi,
  máy trợ thính, không rào cản
access_rather: xe lăn, người khuyết tật, khuyết tật, thang máy, tiếp cận, không có bậc, lối, đường dốc, tầng, có,
  không có
access_unlike: cháy, thoát hiểm, khẩn cấp, hút thuốc, lau dọn, vệ sinh cầu thang, vận chuyển, chuyển nhà
access_never: cầu thang thoát hiểm, bảo hiểm khuyết tật, thang máy hàng, đổ dốc, leo dốc, lắp đặt thang máy
age_told: từ # tuổi, đủ # tuổi, dưới # tuổi, trên # tuổi, tối thiểu # tuổi, ít nhất # tuổi, tròn # tuổi,
  khoảng # tuổi, đến # tuổi, hơn # tuổi, chưa đủ # tuổi, từ đủ # tuổi, # tuổi trở lên, # tuổi trở xuống,
  # tuổi trở đi, # đến # tuổi, từ # đến #, # - # tuổi, #-# tuổi, #–# tuổi, # – # tuổi, độ tuổi tối thiểu,
  độ tuổi tối đa, độ tuổi từ, độ tuổi quy định, độ tuổi tham gia, tuổi tối thiểu, tuổi tối đa, tuổi từ,
  tuổi quy định, tuổi tham gia, giới hạn độ tuổi, giới hạn tuổi, không giới hạn độ tuổi, không giới hạn tuổi,
  mọi lứa tuổi, mọi độ tuổi, vị thành niên, lứa tuổi, chưa thành niên
age_rather: phải, tối thiểu, ít nhất, tham gia, chỉ, đi cùng, người lớn, giám hộ, được, không được, nhận, trở lên,
  giới hạn, thành viên, yêu cầu
age_asked: tuổi, độ tuổi, lứa tuổi, tuổi tác, bao nhiêu tuổi, mấy tuổi, già, trẻ, giới hạn, tối thiểu, tối đa,
  vị thành niên
age_never: bảo hành, kinh nghiệm, tuổi thọ, tuổi đời, dữ liệu, hóa đơn, tuổi xe, tuổi nghề, năm tuổi nghề
age_unlike: miễn phí, giảm, giảm giá, nửa giá, kinh nghiệm, lưu giữ, đồng
age_notasked: tòa nhà bao nhiêu tuổi, công ty bao nhiêu tuổi, bao nhiêu năm, tuổi thọ, bạn bao nhiêu tuổi,
  chủ bao nhiêu tuổi, hoạt động bao lâu
directions_told: đi xe buýt, đi buýt, đi xe bus, đi metro, đi tàu điện, đi tàu hỏa, đi tàu hoả, đi tàu, bằng xe buýt,
  bằng buýt, bằng xe bus, bằng metro, bằng tàu điện, bằng tàu hỏa, bằng tàu hoả, bằng tàu, tuyến xe buýt, tuyến buýt,
  tuyến xe bus, tuyến metro, tuyến tàu điện, tuyến tàu hỏa, tuyến tàu hoả, tuyến tàu, trạm xe buýt, trạm buýt,
  trạm xe bus, trạm metro, trạm tàu điện, trạm tàu hỏa, trạm tàu hoả, trạm tàu, bến xe buýt, bến buýt, bến xe bus,
  bến metro, bến tàu điện, bến tàu hỏa, bến tàu hoả, bến tàu, xe xe buýt, xe buýt, xe xe bus, xe metro, xe tàu điện,
  xe tàu hỏa, xe tàu hoả, xe tàu, chuyến xe buýt, chuyến buýt, chuyến xe bus, chuyến metro, chuyến tàu điện,
  chuyến tàu hỏa, chuyến tàu hoả, chuyến tàu, xe bus, tuyến số #, tuyến #, buýt số #, buýt #, ga tàu, ga hà nội,
  ga sài gòn, ga metro, ga gần nhất, nhà ga tàu, nhà ga hà nội, nhà ga sài gòn, nhà ga metro, nhà ga gần nhất,
  bến xe, trạm dừng, cách ga, cách sân bay, cách trung tâm, cách bến xe, cách trạm, cách ngã tư, cách chợ, cách hồ,
  cách nhà thờ, cách quốc lộ, từ ga, từ sân bay, từ trung tâm, từ bến xe, từ trạm, từ ngã tư, từ chợ, từ hồ,
  từ nhà thờ, từ quốc lộ, # phút đi bộ, # phút đi xe, # phút lái xe, # phút từ, # phút chạy xe, đi bộ # phút,
  đi bộ khoảng # phút, đi bộ từ, cách .. # km, cách .. # m, cách .. # mét, cách .. # phút, rẽ phải, rẽ trái,
  quẹo phải, quẹo trái, đi thẳng, xuống trạm, xuống bến, xuống ga, xuống tại, lối ra, cao tốc, quốc lộ #, nút giao,
  ngã tư, ngã ba, ngã năm, ngã sáu, đối diện, ngay cạnh, gần chợ, gần ga, gần cầu, gần bến xe, gần ngã tư,
  gần nhà thờ, đường đi, chỉ đường, cách đi, hướng dẫn đi, bản đồ, google maps, taxi, grab, phương tiện công cộng,
  xe đưa đón
directions_rather: xe buýt, ga, trạm, tuyến, phút, đi bộ, từ, sân bay, bến xe, km, rẽ, cách, đối diện, đường
directions_never: khởi hành tour, chuyến tham quan, lịch trình, ngày thứ, tàu du lịch
holidays_told: ngày lễ, lễ tết, tết, tết nguyên đán, tết âm lịch, tết dương lịch, nghỉ lễ, nghỉ tết, ngày nghỉ lễ,
  giao thừa, mùng #, mồng #, giáng sinh, noel, quốc khánh, giỗ tổ, giỗ tổ hùng vương, 30 tết, 29 tết, tháng chạp,
  kỳ nghỉ, nghỉ hè, nghỉ năm, đóng cửa hàng năm, quanh năm, 365 ngày, suốt năm, năm mới, lịch nghỉ, ngày # tháng #
holidays_rather: đóng cửa, mở cửa, nghỉ, làm việc, hoạt động, phục vụ, giờ, tết, ngày lễ, trừ
holidays_unlike: quà, thực đơn, menu, phụ thu, giá, khuyến mãi, thưởng tết, mâm cỗ, giỏ quà
holidays_notasked: giá bao nhiêu, giá vé, giá phòng, bảng giá, bao nhiêu tiền, bao nhiêu, quà tết, quà tặng, giỏ quà,
  khuyến mãi, giảm giá, menu, thực đơn, phụ thu
needed_alone: không cần đặt trước, không cần đặt lịch, không cần đặt chỗ, không cần hẹn trước, không cần hẹn,
  không cần đăng ký trước, không cần đăng ký, không cần đặt hẹn, không cần đặt bàn, không cần báo trước,
  không cần lịch hẹn, chỉ nhận khách có hẹn, chỉ nhận khách đặt trước, chỉ nhận khách có đặt trước,
  chỉ nhận khách có lịch hẹn, chỉ nhận khách hẹn trước, chỉ nhận khách đã đặt trước, chỉ nhận khách hàng có hẹn,
  chỉ nhận khách hàng đặt trước, chỉ nhận khách hàng có đặt trước, chỉ nhận khách hàng có lịch hẹn,
  chỉ nhận khách hàng hẹn trước, chỉ nhận khách hàng đã đặt trước, chỉ phục vụ khách có hẹn,
  chỉ phục vụ khách đặt trước, chỉ phục vụ khách có đặt trước, chỉ phục vụ khách có lịch hẹn,
  chỉ phục vụ khách hẹn trước, chỉ phục vụ khách đã đặt trước, chỉ phục vụ khách hàng có hẹn,
  chỉ phục vụ khách hàng đặt trước, chỉ phục vụ khách hàng có đặt trước, chỉ phục vụ khách hàng có lịch hẹn,
  chỉ phục vụ khách hàng hẹn trước, chỉ phục vụ khách hàng đã đặt trước, chỉ tiếp khách có hẹn,
  chỉ tiếp khách đặt trước, chỉ tiếp khách có đặt trước, chỉ tiếp khách có lịch hẹn, chỉ tiếp khách hẹn trước,
  chỉ tiếp khách đã đặt trước, chỉ tiếp khách hàng có hẹn, chỉ tiếp khách hàng đặt trước,
  chỉ tiếp khách hàng có đặt trước, chỉ tiếp khách hàng có lịch hẹn, chỉ tiếp khách hàng hẹn trước,
  chỉ tiếp khách hàng đã đặt trước, chỉ làm việc theo lịch hẹn, chỉ làm việc theo hẹn, chỉ phục vụ theo lịch hẹn,
  chỉ phục vụ theo hẹn, chỉ mở cửa theo lịch hẹn, chỉ mở cửa theo hẹn, chỉ tiếp khách theo lịch hẹn,
  chỉ tiếp khách theo hẹn, chỉ khám theo lịch hẹn, chỉ khám theo hẹn, theo lịch hẹn, theo hẹn, chỉ theo hẹn,
  khách vãng lai, vãng lai, đến trực tiếp không cần, đến bất cứ lúc nào, đến tự do, ghé trực tiếp không cần,
  ghé bất cứ lúc nào, ghé tự do, vào trực tiếp không cần, vào bất cứ lúc nào, vào tự do, cứ đến, cứ ghé,
  có thể đến trực tiếp, có thể đến thẳng, có thể đến bất cứ lúc nào, có thể đến mà không, có thể ghé trực tiếp,
  có thể ghé thẳng, có thể ghé bất cứ lúc nào, có thể ghé mà không, mà không cần đặt, mà không cần hẹn,
  mà không cần đăng ký, không nhận đặt trước, không nhận đặt chỗ, không nhận đặt bàn, không hỗ trợ đặt trước,
  không hỗ trợ đặt chỗ, không hỗ trợ đặt bàn, bắt buộc đặt trước, bắt buộc đặt lịch, bắt buộc đặt chỗ,
  bắt buộc đăng ký, bắt buộc đăng ký trước, bắt buộc hẹn trước, bắt buộc phải đặt, phải đặt trước,
  phải đặt lịch trước, phải đặt chỗ trước, phải hẹn trước, phải đăng ký trước, phải đặt bàn trước,
  phải đặt hẹn trước, phải gọi trước, phải báo trước, phải đặt vé trước, cần đặt trước, cần đặt lịch trước,
  cần đặt chỗ trước, cần hẹn trước, cần đăng ký trước, cần đặt bàn trước, cần đặt hẹn trước, cần gọi trước,
  cần báo trước, cần đặt vé trước, nên đặt trước, nên đặt lịch trước, nên đặt chỗ trước, nên hẹn trước,
  nên đăng ký trước, nên đặt bàn trước, nên đặt hẹn trước, nên gọi trước, nên báo trước, nên đặt vé trước,
  vui lòng đặt trước, vui lòng đặt lịch trước, vui lòng đặt chỗ trước, vui lòng hẹn trước, vui lòng đăng ký trước,
  vui lòng đặt bàn trước, vui lòng đặt hẹn trước, vui lòng gọi trước, vui lòng báo trước, vui lòng đặt vé trước,
  cần phải đặt trước, cần phải đặt lịch trước, cần phải đặt chỗ trước, cần phải hẹn trước, cần phải đăng ký trước,
  cần phải đặt bàn trước, cần phải đặt hẹn trước, cần phải gọi trước, cần phải báo trước, cần phải đặt vé trước,
  hãy đặt trước, hãy đặt lịch trước, hãy đặt chỗ trước, hãy hẹn trước, hãy đăng ký trước, hãy đặt bàn trước,
  hãy đặt hẹn trước, hãy gọi trước, hãy báo trước, hãy đặt vé trước, ai đến trước, đến trước phục vụ trước
needed_told: đặt trước, đặt lịch, đặt chỗ, đặt hẹn, hẹn trước, lịch hẹn, đặt bàn, đặt phòng, đặt vé, đăng ký,
  đăng ký trước, hẹn, đặt sân, gọi trước, báo trước, liên hệ trước, gọi điện trước, đặt cuộc hẹn, đặt tiệc, đặt bánh
needed_with: phải, cần, bắt buộc, nên, khuyến khích, yêu cầu, trước, vui lòng, xin, không cần, tối thiểu, ít nhất,
  # ngày, # giờ, # tiếng, sớm, đề nghị, chỉ
needed_asked: phải, cần, bắt buộc, có cần, nên, không cần, trước, luôn, thẳng, trực tiếp, không đặt, không hẹn, chưa,
  cứ, vãng lai, đột xuất, walk in
needed_never: đặt câu hỏi, giấy đăng ký xe, đăng ký xe, đăng ký kinh doanh, đặt tên, tin nhắn
needed_unlike: hủy, huỷ, đặt cọc, tiền cọc, cọc, hoàn tiền, dời lịch, đổi lịch, chấm dứt, thông báo trước,
  thanh toán trước
needed_notasked: thì sao nếu, nếu hủy, hủy lịch, hủy hẹn, ở đâu, như thế nào
book_told: đặt lịch, đặt chỗ, đặt hẹn, đặt bàn, đặt phòng, đặt vé, đặt hàng, đặt trước, đặt sân, đặt tour, đặt mua,
  đặt lịch hẹn, đặt cuộc hẹn, đặt tiệc, đặt bánh, đặt online, đặt qua, đăng ký qua, đăng ký tại, đăng ký online,
  đăng ký trực tuyến, đăng ký bằng, đăng ký tham gia, đăng ký học, đăng ký thành viên, đăng ký theo, đăng ký khóa,
  đăng ký lớp, đăng ký trên, đăng ký làm, đăng ký mới, cách đăng ký, phiếu đăng ký, đơn đăng ký, mẫu đăng ký,
  form đăng ký, điền phiếu, điền đơn, điền form, điền mẫu, điền vào, ghi danh, hẹn lịch, lịch hẹn, lấy hẹn, giữ chỗ,
  mua vé, booking, trở thành thành viên, trở thành hội viên, làm thành viên, làm hội viên, gia nhập, làm thẻ,
  danh sách chờ, nhận đặt, thủ tục đăng ký, xin nhập học
book_with: online, trực tuyến, website, trang web, web, www, app, ứng dụng, điện thoại, gọi, số, hotline, zalo,
  facebook, fanpage, messenger, inbox, nhắn tin, tin nhắn, email, e-mail, mail, form, mẫu, phiếu, đơn, link,
  liên kết, quầy, lễ tân, trực tiếp, tại chỗ, tại cửa hàng, văn phòng, liên hệ, whatsapp, điền, @, tài khoản, 0#,
  instagram
book_rather: qua, online, điện thoại, zalo, gọi, website, ứng dụng, email, liên hệ, tại quầy, trực tiếp, vui lòng,
  có thể, điền
book_unlike: đặt cọc, tiền cọc, cọc, hủy, huỷ, hoàn tiền, hoàn, dời, đổi lịch, chấm dứt, đỗ xe
book_never: đăng ký xe, đăng ký kinh doanh, giấy phép, phạt, tai nạn, đặt câu hỏi, hư hỏng, bồi thường
book_notasked: nếu hủy, thì sao, hủy, có cần, bắt buộc, dời lịch, đổi lịch
cancel_told: hủy, huỷ, hủy lịch, hủy đặt, hủy đơn, hủy hẹn, hủy phòng, hủy miễn phí, hủy vé, hủy bỏ, hủy hợp đồng,
  huỷ lịch, huỷ đặt, huỷ đơn, huỷ hẹn, huỷ phòng, huỷ miễn phí, huỷ vé, huỷ bỏ, huỷ hợp đồng, đổi lịch, đổi ngày,
  đổi giờ, đổi lịch hẹn, đổi buổi, đổi hẹn, dời lịch, dời ngày, dời giờ, dời lịch hẹn, dời buổi, dời hẹn,
  chuyển lịch, chuyển ngày, chuyển giờ, chuyển lịch hẹn, chuyển buổi, chuyển hẹn, thay đổi lịch, thay đổi ngày,
  thay đổi giờ, thay đổi lịch hẹn, thay đổi buổi, thay đổi hẹn, hoãn lịch, hoãn ngày, hoãn giờ, hoãn lịch hẹn,
  hoãn buổi, hoãn hẹn, dời sang, tạm ngưng, tạm dừng, tạm hoãn, bảo lưu, chấm dứt hợp đồng, chấm dứt dịch vụ,
  chấm dứt tư cách, chấm dứt thành viên, chấm dứt gói, thanh lý hợp đồng, thanh lý dịch vụ, thanh lý tư cách,
  thanh lý thành viên, thanh lý gói, kết thúc hợp đồng, kết thúc dịch vụ, kết thúc tư cách, kết thúc thành viên,
  kết thúc gói, ngừng sử dụng, ngừng hợp đồng, ngừng tham gia, không gia hạn, xin thôi, rút tên, rút đơn, rút khỏi,
  thôi học, không thể đến, không thể tham gia, không đến được, phí hủy, phí huỷ, thông báo trước # ngày,
  báo trước # ngày, báo trước # giờ, báo trước # tiếng, báo trước # tháng, chấm dứt
cancel_rather: miễn phí, # giờ, # ngày, # tiếng, # %, #%, ngày, giờ, trước, phí, mất phí, báo trước, bằng văn bản,
  email, tháng
cancel_unlike: chúng tôi hủy, chúng tôi huỷ, chúng tôi có quyền, nghệ sĩ, chuyến bay, thời tiết, do chúng tôi
cancel_never: hủy hoại, phân hủy, tiêu hủy, hủy tài liệu, phân huỷ, phá hủy, phá huỷ, xóa dữ liệu
late_told: đến muộn, đến trễ, tới muộn, tới trễ, đi muộn, đi trễ, đón muộn, đón trễ, check-in muộn, check-in trễ,
  vào muộn, vào trễ, nếu muộn, nếu trễ, bị muộn, bị trễ, trễ hẹn, trễ giờ, trễ # phút, trễ quá # phút,
  trễ hơn # phút, trễ giờ hẹn, muộn hẹn, muộn giờ, muộn # phút, muộn quá # phút, muộn hơn # phút, muộn giờ hẹn,
  trễ .. # phút, muộn .. # phút, quá # phút, sau # phút, chậm # phút, chậm quá # phút, chậm giờ, không đến,
  vắng buổi, vắng không phép, vắng không báo, vắng không báo trước, vắng mặt buổi, vắng mặt không phép,
  vắng mặt không báo, vắng mặt không báo trước, nghỉ buổi, nghỉ không phép, nghỉ không báo, nghỉ không báo trước,
  vắng mặt, no-show, no show, bỏ lỡ, lỡ hẹn, lỡ buổi, lỡ giờ, không có mặt, giữ bàn trong, giữ bàn đến,
  giữ bàn tối đa, giữ bàn # phút, giữ bàn thêm, giữ bàn cho, giữ chỗ trong, giữ chỗ đến, giữ chỗ tối đa,
  giữ chỗ # phút, giữ chỗ thêm, giữ chỗ cho, giữ phòng trong, giữ phòng đến, giữ phòng tối đa, giữ phòng # phút,
  giữ phòng thêm, giữ phòng cho, học bù, buổi bù, không đến mà không báo, quá giờ, không đúng giờ, đến sau
late_rather: phút, # phút, trễ, muộn, giữ, gọi, báo, phí, tính, mất, hủy, rút ngắn
late_unlike: trả phòng muộn, trả phòng trễ, hành lý, lãi, chậm thanh toán, trả sách, trả muộn, trễ hạn, giao hàng
late_never: trả phòng muộn, trả phòng trễ, check-out muộn, late check-out, chậm nhất, muộn nhất, trễ nhất, trả xe trễ
complaint_told: khiếu nại, phàn nàn, phản ánh, góp ý, than phiền, ý kiến đóng góp, phản hồi của, không hài lòng,
  chưa hài lòng, không vừa ý, chưa vừa ý, không ưng ý, thất vọng, chăm sóc khách hàng, dịch vụ khách hàng,
  đường dây nóng, có vấn đề, có sự cố, có điều gì, gặp vấn đề, gặp sự cố, gặp điều gì, nếu có vấn đề, hòm thư góp ý,
  hộp thư góp ý, giải quyết khiếu nại, giải quyết tranh chấp, bảo vệ người tiêu dùng, tranh chấp, hàng bị lỗi .. báo,
  hàng lỗi .. báo, hàng hư hỏng .. báo, sản phẩm bị lỗi .. báo, sản phẩm lỗi .. báo, sản phẩm hư hỏng .. báo,
  báo ngay cho
complaint_rather: liên hệ, gọi, email, hotline, zalo, quản lý, giám đốc, gửi, phản hồi, trả lời, giải quyết, # ngày,
  # giờ, ngày làm việc, cho chúng tôi, @
complaint_unlike: triệu chứng, đau, bệnh nhân
delivery_told: giao hàng, giao tận nơi, giao tận nhà, giao miễn phí, giao đến, giao trong, giao toàn quốc,
  giao nhanh, giao bánh, giao hoa, giao sách, giao tới, giao ngoài, giao nội thành, ship, free ship, freeship,
  phí ship, phí giao hàng, phí vận chuyển, phí giao, vận chuyển, thời gian giao hàng, dịch vụ giao hàng,
  phạm vi giao hàng, khu vực giao hàng, chuyển phát, chuyển phát nhanh, gửi hàng, gửi qua bưu điện,
  gửi bằng bưu điện, bưu điện, giao hàng tiết kiệm, ghtk, ghn, viettel post, vnpost, grabfood, shopeefood, befood,
  ahamove, grabexpress, shipper, tận nhà, tận nơi, đến tận nhà, đến tận nơi, tới tận nhà, tới tận nơi,
  phục vụ tận nhà, phục vụ tận nơi, tại tận nhà, tại tận nơi, phục vụ tại nhà, khám tại nhà, dịch vụ tại nhà,
  sửa chữa tại nhà, sửa tại nhà, lắp đặt tại nhà, dạy tại nhà, làm tại nhà, đến nhà bạn, đến nhà khách,
  đến nhà quý khách, đến tận, nhận hàng tại, tự đến lấy, toàn quốc
delivery_rather: ngày, # ngày, # giờ, # phút, miễn phí, phí, đồng, km, đơn hàng, nội thành, tỉnh, từ, nhà
delivery_never: gửi email, gửi qua email, gửi ảnh, gửi tin nhắn, gửi xe, gửi hóa đơn, gửi thư mời, giao tiếp,
  giao lưu, giao thông, giao dịch, giao thừa, gửi xác nhận, giao diện, bàn giao
delivery_unlike: đổi trả, trả hàng, hoàn, hải quan, hư hỏng, sân bay, trả lại
who_told: chủ quán, chủ cửa hàng, chủ tiệm, chủ sở hữu, chủ nhân, chủ xưởng, chủ khách sạn, chủ trọ, chủ homestay,
  chủ nhà, chủ tịch, chủ nhiệm, chủ doanh nghiệp, chủ shop, chủ vườn, giám đốc, quản lý, hiệu trưởng, trưởng khoa,
  trưởng phòng, phó giám đốc, tổng giám đốc, nhà sáng lập, người sáng lập, đồng sáng lập, bếp trưởng,
  huấn luyện viên trưởng, thủ thư, bác sĩ, giáo viên, giảng viên, huấn luyện viên, nha sĩ, thợ chính, kế toán,
  thư ký, người phụ trách, phụ trách, người đứng đầu, đại diện pháp luật, hướng dẫn viên, lễ tân, luật sư,
  kiến trúc sư, dược sĩ, y tá, do .. điều hành, do .. quản lý, do .. thành lập, do .. sáng lập, do .. phụ trách,
  do .. làm chủ, do .. lãnh đạo, do .. hướng dẫn, do .. giảng dạy, được .. thành lập bởi, được .. sáng lập bởi,
  được .. điều hành bởi, vợ chồng, anh em, gia đình, mẹ con, cha con, hai chị em, kinh doanh gia đình,
  gia đình quản lý, doanh nghiệp gia đình, đời thứ hai, đời thứ ba, đời thứ tư, đời thứ #, thế hệ thứ hai,
  thế hệ thứ ba, thế hệ thứ tư, thế hệ thứ #, ban giám đốc, ban quản lý, ban điều hành, ban lãnh đạo, ban chấp hành,
  ban giám hiệu, đội ngũ, đội ngũ của chúng tôi, nhân viên của chúng tôi, nhóm chúng tôi, # nhân viên, sáng lập,
  điều hành
who_rather: chủ, giám đốc, sáng lập, thành lập, quản lý, điều hành, phụ trách, chủ tịch, hiệu trưởng, gia đình,
  đội ngũ, nhân viên, trưởng
who_never: chủ xe, chủ nuôi, chủ thẻ, chủ tài khoản, chủ nhật, chủ hợp đồng, phòng gia đình, vé gia đình,
  gói gia đình, bác sĩ gia đình, hộ gia đình, chủ đề, chủ yếu, nếu bạn, nếu quý khách, quản lý dữ liệu, chủ vật nuôi,
  chủ chó
who_unlike: chó, hư hỏng, giá, đồng, bồi thường, bằng văn bản, khiếu nại, đặt lịch, giấy giới thiệu
who_notasked: khi nào, mấy giờ, bao lâu, bao nhiêu tiền, giá bao nhiêu
data_told: dữ liệu cá nhân, dữ liệu của bạn, dữ liệu của quý khách, dữ liệu khách hàng, dữ liệu của khách,
  dữ liệu bệnh nhân, dữ liệu học viên, dữ liệu thành viên, dữ liệu liên hệ được, dữ liệu được lưu,
  dữ liệu được bảo mật, dữ liệu của anh chị, thông tin cá nhân, thông tin của bạn, thông tin của quý khách,
  thông tin khách hàng, thông tin của khách, thông tin bệnh nhân, thông tin học viên, thông tin thành viên,
  thông tin liên hệ được, thông tin được lưu, thông tin được bảo mật, thông tin của anh chị, dữ liệu,
  bảo mật thông tin, bảo mật dữ liệu, bảo vệ thông tin, bảo vệ dữ liệu, chính sách bảo mật, bảo mật, quyền riêng tư,
  riêng tư, bên thứ ba, giữ bí mật, gdpr, nghị định 13, camera an ninh, camera giám sát, hình ảnh .. đồng ý,
  hình ảnh .. cho phép, hình ảnh .. đăng, hình ảnh .. mạng xã hội, ảnh .. đồng ý, ảnh .. cho phép, ảnh .. đăng,
  ảnh .. mạng xã hội, hình .. đồng ý, hình .. cho phép, hình .. đăng, hình .. mạng xã hội, video .. đồng ý,
  video .. cho phép, video .. đăng, video .. mạng xã hội, chụp ảnh học viên, chụp ảnh khách, chụp ảnh trẻ,
  chụp ảnh cho mục đích, đăng ảnh, đăng hình, đăng hình ảnh, mã hóa, mã hoá, cookie, xóa dữ liệu, xoá dữ liệu,
  hồ sơ bệnh án .. lưu, hồ sơ bệnh án .. bảo mật, hồ sơ bệnh án .. giữ, hồ sơ bệnh nhân .. lưu,
  hồ sơ bệnh nhân .. bảo mật, hồ sơ bệnh nhân .. giữ, hồ sơ khách hàng .. lưu, hồ sơ khách hàng .. bảo mật,
  hồ sơ khách hàng .. giữ, hồ sơ y tế .. lưu, hồ sơ y tế .. bảo mật, hồ sơ y tế .. giữ
data_rather: lưu, lưu trữ, lưu giữ, xóa, xoá, chia sẻ, không chia sẻ, bảo mật, bảo vệ, sử dụng, đồng ý, không bán,
  tiết lộ, mã hóa, # năm, bên thứ ba
data_never: mật khẩu, gói dữ liệu, dung lượng, trung tâm dữ liệu, khôi phục dữ liệu, phân tích dữ liệu, cứu dữ liệu,
  dữ liệu di động, phòng riêng tư, không gian riêng tư, bể bơi riêng, khoa học dữ liệu
data_notasked: làm mất dữ liệu, bị mất dữ liệu, lấy lại dữ liệu, xuất dữ liệu, sao lưu, backup, khôi phục, phục hồi,
  cứu dữ liệu, gói data, dung lượng, data 4g, thay đổi thông tin, sửa thông tin
jobs_told: tuyển dụng, tuyển nhân viên, tuyển thêm, tuyển người, tuyển thợ, tuyển gấp, cần tuyển, đang tuyển,
  tuyển # .. nhân viên, tuyển # .. thợ, tuyển cộng tác viên, tuyển thực tập sinh, tuyển sinh viên thực tập, ứng tuyển,
  ứng viên, người ứng tuyển, hồ sơ xin việc, hồ sơ ứng tuyển, đơn xin việc, sơ yếu lý lịch, gửi cv, nộp cv, cv qua,
  cv về, cv đến, tìm việc làm, việc làm thêm, cơ hội việc làm, cơ hội nghề nghiệp, vị trí tuyển, vị trí đang tuyển,
  vị trí còn trống, thực tập sinh, nhận thực tập, sinh viên thực tập, kỳ thực tập, học việc, người học việc,
  nhận học nghề, vừa học vừa làm, đào tạo nghề tại chỗ, nhân viên bán thời gian, nhân viên thời vụ, làm bán thời gian,
  làm thêm dịp hè, làm việc cùng chúng tôi, gia nhập đội ngũ, gia nhập cùng chúng tôi, tìm đồng nghiệp,
  tìm người cùng làm, không yêu cầu kinh nghiệm, chưa có kinh nghiệm sẽ được, thử việc, mức lương, lương cơ bản,
  lương thỏa thuận, phỏng vấn
jobs_rather: gửi cv, nộp cv, gửi hồ sơ, nộp hồ sơ, gửi đơn, ứng tuyển, cần tuyển, đang tuyển, tuyển #, bắt đầu từ,
  bắt đầu làm, từ tháng #, trước ngày, hạn nộp, hạn chót, lương #, mỗi giờ, một giờ, đồng/giờ, qua email, về email,
  địa chỉ email, liên hệ chị, liên hệ anh, phỏng vấn
jobs_never: tuyển sinh, tuyển học viên, tuyển chọn kỹ, nguyên liệu được tuyển chọn, tuyển tập, đội tuyển,
  ảnh xin việc, ảnh thẻ, khám sức khỏe, phỏng vấn visa, hồ sơ bảo hành, năm kinh nghiệm trong nghề, việc làm đẹp,
  việc làm sạch, dùng thử
jobs_notasked: ảnh thẻ, ảnh xin việc, chụp ảnh, khám sức khỏe, tuyển sinh, tuyển học viên, công chứng, dịch thuật,
  in cv
`
