/** Questions that next to no business document answers, one a line. */
export const ENGLISH = `
What is the capital of Australia?
How many players are in a football team?
Who painted the ceiling of the Sistine Chapel?
How do I remove a red wine stain from a carpet?
What temperature should a roast chicken reach inside?
When did the first human walk on the moon?
How tall is the highest mountain in Africa?
Which vitamin do oranges contain most of?
How often should I water a cactus?
Who wrote the novel about the white whale?
What currency is used in Switzerland?
How long does it take to fly from London to New York?
What causes thunder and lightning?
Which river flows through Vienna?
How many strings does a violin have?
What is the chemical symbol for gold?
How do I teach my dog to sit?
Which country won the football World Cup in 1998?
How much salt belongs in a loaf of bread?
What did the government decide about the new tax on sugar?
Who was the first president of South Africa after apartheid?
How many people live in the largest city of Japan?
Why is the sea salty?
What language do most people in Brazil speak?
Which planet has the most moons?
How do bees make honey?
When did the Second World War end in Europe?
What percentage of the population lives in the countryside?
Who invented the printing press?
Which company built the first electric car?
How does a university choose its new students?
What was the king's role in the church?
How many soldiers died in the battle?
What is the main source of energy in Iceland?
Which law protects workers against dismissal?
What do doctors recommend against a headache?
How many members does the national parliament have?
Why did the empire lose its colonies?
What kind of music did the composer write for the opera?
When was the railway line between the two cities opened?
Which animals live in the rain forest?
What happens to oxygen when iron rusts?
How is the teacher's salary determined?
Who led the expedition to the South Pole?
What is the average rainfall in the desert in summer?
Which team plays its home games in the new stadium?
How do I change the battery of a wristwatch?
What time does the last train leave for the airport?
Where can I renew my passport?
Which film won the award for best picture last year?
How do I reset the password of my mail account?
What is the best way to learn the guitar?
How many calories does a banana have?
Which plants grow well in the shade?
Can you recommend a good restaurant near the harbour?
What is the weather going to be like tomorrow?
How do I file my income tax return?
Which medicine helps against hay fever?
How many eggs do I need for pancakes?
What is the speed of light in a vacuum?
In what year did he die?
What was the name of his brother?
How many students attend the school?
What is another name for the disease?
Which groups were against the reform?
What type of rock is the island made of?
Who was in charge of the army?
How much money did the film make?
What did the scientists discover in the cave?
Which city hosted the games?
What is the main goal of the theory?
How old was the emperor when his father died?
What percentage of the voters chose the president?
What was built on the hill in the last century?
Which two countries signed the agreement?
What does the body produce when it is cold?
How many books are in the library?
What is the largest island in the sea?
Why did the workers leave the factory?
Who owned the land before the war?
`
