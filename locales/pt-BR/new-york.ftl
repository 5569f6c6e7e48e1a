# What New York 1901 says.

## Names of things that are the same in every pack

new-york-generation-starting = inicial
new-york-generation-bronze = bronze
new-york-generation-silver = prata
new-york-generation-gold = ouro
new-york-starting-building = o edifício inicial
new-york-tile = { $generation } { $id }
new-york-kind = { $district } { $size }
new-york-card-construction-boom = Explosão de Construções
new-york-card-market-shift = Mudança de Mercado
new-york-card-land-grab = Apropriação de Terrenos
new-york-challenge-bronze-baron = Barão do Bronze
new-york-challenge-master-architect = Arquiteto-Mor
new-york-challenge-generation-king = Rei das Gerações
new-york-challenge-gold-tycoon = Magnata do Ouro
new-york-challenge-gold-prestige = Prestígio do Ouro

new-york-n-workers = { $back ->
    [0] trabalhadores
    [one] um trabalhador
   *[other] trabalhadores
}
new-york-n-workers-sent = { $sent ->
    [0] trabalhadores
    [one] um trabalhador
   *[other] trabalhadores
}
new-york-n-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}

## Questions

new-york-question-character = Quem você quer ser?
new-york-question-start = Expandir ou demolir?
new-york-question-start-expanding = Qual carta de lote você pega?
new-york-question-start-stuck = Você não tem trabalhador disponível e não pode construir nem demolir. Qual lote você devolve?
new-york-question-start-without-workers = Você não tem trabalhador disponível. O que você faz?
new-york-question-acquire = Qual lote { $card } você adquire?
new-york-question-build = Qual arranha-céu você constrói?
new-york-question-site = Onde construir { $tile }?
new-york-question-site-demolishing = Onde construir { $tile }, e o que tem de dar lugar?
new-york-question-boom = Você usa Explosão de Construções para construir mais uma vez?

## Actions

new-york-action-be = Ser { $character }: começar em { $lot }, no bairro { $district }
new-york-action-shift = Mudança de Mercado: colocar quatro cartas novas no mercado
new-york-action-take = Expandir: pegar a carta de lote { $card }
new-york-action-grab = Apropriação de Terrenos: pegar duas cartas de lote de uma vez, { $cards }
new-york-action-acquire = { $lot }
new-york-action-acquire-beside = { $lot }, junto a { $streets }
new-york-action-demolish = Demolir para construir { $tile } ({ $cells } espaços, { new-york-n-points })
new-york-action-build = Construir { $tile } ({ $cells } espaços, { new-york-n-points })
new-york-action-boom = Explosão de Construções: construir { $tile } ({ $cells } espaços, { new-york-n-points })
new-york-workers-back = { $back ->
    [0] { "" }
    [one] ; um trabalhador volta
   *[other] ; { $back } trabalhadores voltam
}
new-york-workers-sent = { $sent ->
    [0] { "" }
    [one] ; um trabalhador vai para um lote vago
   *[other] ; { $sent } trabalhadores vão para lotes vagos
}
new-york-action-at = Em { $cells }{ new-york-workers-back }
new-york-action-at-demolishing = Em { $cells }, demolindo { $tiles }{ new-york-workers-back }{ new-york-workers-sent }
new-york-detail-lots = { $count ->
    [0] Lotes restantes: { $lots }
    [one] O único lote assim que resta é { $lots }
   *[other] Lotes restantes: { $lots }
}
new-york-detail-places = { $places ->
    [0] Não cabe em nenhum lugar
    [one] Cabe em { $places } lugar
   *[other] Cabe em { $places } lugares
}
new-york-detail-place = { $place } (não há outro lugar possível)
new-york-detail-touches = Toca { $streets }
new-york-detail-prestige = Rende { new-york-n-points } de Prestígio do Ouro
new-york-action-return = Devolver { $lot } e recuperar o trabalhador
new-york-action-pass = Não construir nada neste turno
new-york-action-no-boom = Não construir mais nada

## What happened

new-york-event-character = { $player } é { $character } e começa em { $lot }
    .you = Você é { $character } e começa em { $lot }
new-york-event-card-used = { $player } usa { $card }
    .you = Você usa { $card }
new-york-event-market-cleared = Vão para baixo do mercado futuro: { $cards }
new-york-event-market-filled = Novas no mercado: { $cards }
new-york-event-card-taken = { $player } pega a carta de lote { $card }
    .you = Você pega a carta de lote { $card }
new-york-event-lot-acquired = { $player } adquire { $lot }
    .you = Você adquire { $lot }
new-york-event-lot-returned = { $player } devolve { $lot }
    .you = Você devolve { $lot }
new-york-event-demolished = { $player } demole { $tile }
    .you = Você demole { $tile }
new-york-event-built = { $player } constrói { $tile } em { $cell } e marca { new-york-n-points }
    .you = Você constrói { $tile } em { $cell } e marca { new-york-n-points }
new-york-event-prestige = { $player } marca { new-york-n-points } por Prestígio do Ouro
    .you = Você marca { new-york-n-points } por Prestígio do Ouro
new-york-event-workers-back = { $player } recupera { new-york-n-workers } de { $lots }
    .you = Você recupera { new-york-n-workers } de { $lots }
new-york-event-workers-sent = { $player } envia { new-york-n-workers-sent } a { $others }
    .you = Você envia { new-york-n-workers-sent } a { $others }
new-york-event-workers-moved = { $player } recupera { new-york-n-workers } de { $lots } e envia { new-york-n-workers-sent } a { $others }
    .you = Você recupera { new-york-n-workers } de { $lots } e envia { new-york-n-workers-sent } a { $others }
new-york-event-unlocked = { $player } destrava o nível { $generation }
    .you = Você destrava o nível { $generation }
new-york-event-passed = { $player } não constrói nada
    .you = Você não constrói nada
new-york-event-end-tiles = Restam só quatro arranha-céus a { $player }: o resto da mesa tem um último turno
    .you = Restam só quatro arranha-céus a você: o resto da mesa tem um último turno
new-york-event-end-market = { $player } pega uma das últimas cartas: o resto da mesa tem um último turno
    .you = Você pega uma das últimas cartas: o resto da mesa tem um último turno
new-york-event-end-quiet = { $player } encerra o último de muitos turnos sem construção: o resto da mesa tem um último turno
    .you = Você encerra o último de muitos turnos sem construção: o resto da mesa tem um último turno

## Why not

new-york-reason-character-gone = Não é possível ser { $character }: alguém já é, ou não está em jogo
new-york-reason-not-in-market = Não há carta de lote { $card } no mercado aberto
new-york-reason-no-worker = Você não tinha trabalhador disponível no início do turno
new-york-reason-lot-taken = { $lot } pertence a { $owner }
new-york-reason-your-lot = { $lot } já é seu
new-york-reason-other-kind = { $lot } não corresponde à carta de lote { $card }
new-york-reason-district-closed = { $lot } fica em um bairro que não se usa em dois jogadores
new-york-reason-expand-first = Com um trabalhador disponível, você expande ou demole antes de construir
new-york-reason-standing = Você já construiu { $tile }
new-york-reason-demolished = Você já demoliu { $tile }, e a peça saiu do jogo
new-york-reason-legendary-built = Alguém já construiu { $tile }
new-york-reason-second-legendary = Você já construiu um arranha-céu lendário, e ninguém constrói dois
new-york-reason-equal-before = É igual a { $tile }, que você usa primeiro
new-york-reason-locked = Para construir no nível { $generation }, você precisa de { new-york-n-points }
new-york-reason-no-room = Não há espaço para { $tile } no seu território junto a uma rua ou a um parque
new-york-reason-no-room-on = Não há onde construir { $tile } em { $lot }
new-york-reason-not-your-ground = Precisa ficar totalmente dentro do seu território
new-york-reason-no-frontage = Ali não toca nem rua nem parque
new-york-reason-occupied = Um dos seus arranha-céus está ali
new-york-reason-nothing-to-demolish = Nada de uma geração inferior pode dar lugar a { $tile }
new-york-reason-not-lower = Para construir { $tile } é preciso cobrir algo seu, e tudo de uma geração inferior
new-york-reason-too-few-workers = Você tem trabalhadores de menos para os lotes que ficariam vagos
new-york-reason-must-build = Depois de demolir, é preciso construir
new-york-reason-no-action-cards = Esta mesa joga sem cartas de ação
new-york-reason-card-used = Você já usou { $card }
new-york-reason-shift-first = Mudança de Mercado só pode ser usada no início do turno, antes de tudo
new-york-reason-future-empty = O mercado futuro está vazio, por isso não é possível usar { $card }
new-york-reason-grab-two-small = Apropriação de Terrenos pega duas cartas de tamanho 2 que estejam no mercado aberto
new-york-reason-grab-workers = Apropriação de Terrenos precisa de dois trabalhadores disponíveis
new-york-reason-boom-after-build = Explosão de Construções vem depois da construção do turno
new-york-reason-boom-leaves-four = Explosão de Construções precisa deixar você com quatro arranha-céus próprios por construir
new-york-reason-no-return = Só devolve um lote quem está sem trabalhadores e não pode construir nem demolir
new-york-reason-not-your-worker = Nenhum trabalhador seu está em { $lot }
new-york-reason-must-go-on = Isso não pode ser pulado

## What has to be answered first

new-york-first-character = Primeiro diga quem você quer ser
new-york-first-start = Primeiro diga como você começa o turno
new-york-first-acquire = Primeiro diga qual lote { $card } você adquire
new-york-first-build = Primeiro diga o que você constrói, ou que não constrói nada
new-york-first-site = Primeiro diga onde construir { $tile }
new-york-first-boom = Primeiro diga se você usa Explosão de Construções

## Where the points come from

new-york-score-built = { $skyscrapers ->
    [one] { $skyscrapers } arranha-céu
   *[other] { $skyscrapers } arranha-céus
} de { $generation } por { new-york-n-points }
new-york-score-track = Na trilha: { $points }
new-york-score-street = { $street }: { $points } ({ $skyscrapers ->
    [0] { $skyscrapers } arranha-céus
    [one] { $skyscrapers } arranha-céu
   *[other] { $skyscrapers } arranha-céus
})
new-york-score-challenge = Desafio, { $challenge }: { $points }
new-york-score-cards = Cartas de ação não usadas: { $points }
new-york-score-total = Total: { $points }
new-york-tie-height = { $player } fica à frente de { $other } pelo arranha-céu lendário mais alto
    .you = Você fica à frente de { $other } pelo arranha-céu lendário mais alto
new-york-tie-gold = { $player } fica à frente de { $other } por ter mais arranha-céus nível ouro
    .you = Você fica à frente de { $other } por ter mais arranha-céus nível ouro

## What things are and do

new-york-fact-card-boom = Depois da construção do seu turno, construa mais uma vez, sem demolir; é preciso que sobrem quatro arranha-céus próprios por construir (N5.1)
new-york-fact-card-shift = Antes de tudo no seu turno, todas as cartas abertas vão para baixo do mercado futuro e outras entram no lugar (N5.2)
new-york-fact-card-grab = Em vez da expansão normal, pegue duas cartas abertas de tamanho 2 e coloque um trabalhador em um lote para cada uma (N5.3)
new-york-fact-challenge-bronze-baron = No fim, 4 arranha-céus próprios nível bronze no tabuleiro rendem 5 pontos, 5 rendem 10, 6 ou mais rendem 15 (N9.1)
new-york-fact-challenge-master-architect = No fim, 3 arranha-céus próprios irregulares no tabuleiro rendem 3 pontos, 4 rendem 6, 5 ou mais rendem 10 (N9.2)
new-york-fact-challenge-generation-king = No fim, quem tiver, sem empate, mais bronze, mais prata ou mais ouro no tabuleiro recebe 5 pontos por cada um (N9.3)
new-york-fact-challenge-gold-tycoon = No fim, cada bairro com pelo menos dois arranha-céus próprios nível ouro rende 3 pontos (N9.4)
new-york-fact-challenge-gold-prestige = Ao construir no nível ouro, cada arranha-céu de oponentes, nível bronze ou prata, que ele tocar rende 1 ponto na hora (N9.5)

new-york-fact-tile = Arranha-céu nível { $generation } de { $cells } espaços: { new-york-n-points }
new-york-fact-height = { $height } pés de altura
new-york-fact-irregular = Irregular
new-york-fact-shape = Formato: { $shape }
new-york-fact-lot = Lote { $card }
new-york-fact-beside = Junto a { $streets }
new-york-fact-character = Começa em { $lot }, no bairro { $district }
new-york-fact-district = { $lots } lotes, { $large } deles de tamanho 3
new-york-fact-not-with-two = Não se usa em dois jogadores
new-york-fact-scoring = Uma rua que pode pontuar, { $code } no mapa
new-york-fact-street = Uma rua, { $code } no mapa
new-york-fact-park = Um parque: tocá-lo vale tanto quanto tocar uma rua
new-york-fact-landmark = Um marco: nada pode ser construído ali, e tocá-lo não vale nada

# What would have been understood, within a sentence. Words that are typed stay as they are.
new-york-expected-action = uma palavra de ação, como take, build ou pass
new-york-expected-pointer = um lote, uma carta como green-2, um arranha-céu, boom, shift, grab ou pass
new-york-expected-character = o id de um personagem
new-york-expected-kind = uma carta, sua cor e seu tamanho, como green-2
new-york-expected-lot = o id de um lote, como G4
new-york-expected-tile = o id de um arranha-céu, como b4
new-york-expected-cell = o primeiro espaço de um lugar onde ele cabe, como j9
new-york-expected-turn = como ele fica: r0, r1, r2 ou r3 para quartos de volta, f0 a f3 virado
new-york-expected-tile-first = nada: diga primeiro qual arranha-céu você constrói
new-york-expected-streets = três ruas diferentes que possam pontuar, na ordem do pacote
new-york-expected-shuffle = os números de 1 a 4 em alguma ordem, como 3142, para cada participante
new-york-expected-no-more = nenhuma outra carta desse tipo
new-york-expected-all-cards = todas as cartas em jogo; falta { $card }
new-york-expected-characters = personagens em jogo, cada um uma vez
new-york-expected-count = { $characters ->
    [one] { $characters } personagem
   *[other] { $characters } personagens
}
