# The names of New York's districts, streets, parks, landmarks, skyscrapers and characters.

new-york-district-green = verde
new-york-district-blue = azul
new-york-district-red = rojo
new-york-district-yellow = amarillo
new-york-district-pink = rosa

new-york-street-wall-street = Wall Street
new-york-street-broadway = Broadway
new-york-street-nassau-broad = Nassau & Broad Streets
    .first = Nassau
    .second = Broad
new-york-street-cedar = Cedar Street
new-york-street-pine-thames = Pine & Thames Streets
    .first = Thames
    .second = Pine
new-york-street-liberty = Liberty Street
new-york-street-rector = Rector Street
new-york-street-exchange-place = Exchange Place
new-york-street-beaver = Beaver Street
new-york-street-trinity-place = Trinity Place
new-york-street-william = William Street
new-york-street-pearl = Pearl Street

new-york-park-trinity-churchyard = Trinity Churchyard
new-york-park-bowling-green = Bowling Green
new-york-park-hanover-square = Hanover Square

new-york-landmark-trinity-church = Trinity Church
new-york-landmark-sub-treasury = Subtesorería
new-york-landmark-stock-exchange = Bolsa de Valores
new-york-landmark-custom-house = Aduana

new-york-legendary-park-row = Park Row
new-york-legendary-singer = Singer
new-york-legendary-metropolitan-life = Metropolitan Life
new-york-legendary-woolworth = Woolworth

new-york-character-cornelius-halloway = Cornelius Halloway
new-york-character-robert-fletcher = Robert Fletcher
new-york-character-eleanor-whitcombe = Eleanor Whitcombe
new-york-character-isaac-lindqvist = Isaac Lindqvist
new-york-character-david-schneider = David Schneider
