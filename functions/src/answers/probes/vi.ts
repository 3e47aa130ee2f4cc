/** Questions that next to no business document answers, one a line. */
export const VIETNAMESE = `
Thủ đô của Úc là thành phố nào?
Một đội bóng đá có bao nhiêu cầu thủ?
Ai đã vẽ trần nhà nguyện Sistine?
Làm thế nào để tẩy vết rượu vang đỏ trên thảm?
Gà nướng phải đạt nhiệt độ bên trong bao nhiêu độ thì chín?
Con người lần đầu tiên đi bộ trên mặt trăng khi nào?
Ngọn núi cao nhất châu Phi cao bao nhiêu mét?
Cam chứa nhiều vitamin nào nhất?
Bao lâu thì nên tưới nước cho cây xương rồng một lần?
Ai là tác giả cuốn tiểu thuyết về con cá voi trắng?
Thụy Sĩ dùng loại tiền nào?
Bay từ London đến New York mất bao lâu?
Vì sao có sấm và chớp?
Con sông nào chảy qua thành phố Viên?
Đàn vĩ cầm có mấy dây?
Ký hiệu hóa học của vàng là gì?
Làm sao để dạy chó của tôi ngồi?
Nước nào vô địch World Cup năm 1998?
Làm một ổ bánh mì cần bao nhiêu muối?
Chính phủ đã quyết định gì về thuế đường mới?
Ai là tổng thống đầu tiên của Nam Phi sau thời kỳ phân biệt chủng tộc?
Thành phố lớn nhất Nhật Bản có bao nhiêu người sinh sống?
Tại sao nước biển lại mặn?
Phần lớn người dân Brazil nói tiếng gì?
Hành tinh nào có nhiều mặt trăng nhất?
Ong làm ra mật như thế nào?
Chiến tranh thế giới thứ hai ở châu Âu kết thúc khi nào?
Bao nhiêu phần trăm dân số sống ở nông thôn?
Ai đã phát minh ra máy in?
Công ty nào chế tạo chiếc ô tô điện đầu tiên?
Trường đại học tuyển chọn sinh viên mới như thế nào?
Nhà vua có vai trò gì trong giáo hội?
Có bao nhiêu binh lính đã chết trong trận đánh đó?
Nguồn năng lượng chính của Iceland là gì?
Luật nào bảo vệ người lao động khỏi bị sa thải?
Bác sĩ khuyên nên làm gì khi bị đau đầu?
Quốc hội có bao nhiêu đại biểu?
Vì sao đế quốc đó mất các thuộc địa?
Nhà soạn nhạc đã viết loại nhạc gì cho vở opera?
Tuyến đường sắt nối hai thành phố được khánh thành khi nào?
Những loài động vật nào sống trong rừng mưa nhiệt đới?
Điều gì xảy ra với oxy khi sắt bị gỉ?
Lương giáo viên được tính như thế nào?
Ai đã dẫn đầu đoàn thám hiểm Nam Cực?
Lượng mưa trung bình ở sa mạc vào mùa hè là bao nhiêu?
Đội nào đá sân nhà ở sân vận động mới?
Thay pin đồng hồ đeo tay như thế nào?
Chuyến tàu cuối cùng ra sân bay khởi hành lúc mấy giờ?
Tôi có thể gia hạn hộ chiếu ở đâu?
Phim nào đoạt giải phim hay nhất năm ngoái?
Làm sao để đặt lại mật khẩu tài khoản email của tôi?
Cách học đàn guitar tốt nhất là gì?
Một quả chuối có bao nhiêu calo?
Những loại cây nào mọc tốt trong bóng râm?
Bạn có thể giới thiệu một nhà hàng ngon gần bến cảng không?
Thời tiết ngày mai thế nào?
Tôi phải khai thuế thu nhập cá nhân như thế nào?
Thuốc nào trị được dị ứng phấn hoa?
Làm bánh kếp cần mấy quả trứng?
Tốc độ ánh sáng trong chân không là bao nhiêu?
Ông ấy mất năm nào?
Anh trai của ông ấy tên là gì?
Có bao nhiêu học sinh theo học ở trường này?
Căn bệnh này còn có tên gọi nào khác?
Những nhóm nào phản đối cuộc cải cách?
Hòn đảo được tạo thành từ loại đá nào?
Ai là người chỉ huy quân đội?
Bộ phim thu về bao nhiêu tiền?
Các nhà khoa học đã phát hiện ra điều gì trong hang động?
Thành phố nào đăng cai đại hội thể thao?
Mục tiêu chính của học thuyết này là gì?
Hoàng đế bao nhiêu tuổi khi vua cha qua đời?
Bao nhiêu phần trăm cử tri đã bầu cho tổng thống?
Thế kỷ trước người ta đã xây gì trên ngọn đồi?
Hai nước nào đã ký hiệp định?
Cơ thể tạo ra gì khi bị lạnh?
Thư viện có bao nhiêu cuốn sách?
Hòn đảo lớn nhất trong vùng biển này là đảo nào?
Vì sao công nhân rời bỏ nhà máy?
Trước chiến tranh, mảnh đất đó thuộc về ai?
`
