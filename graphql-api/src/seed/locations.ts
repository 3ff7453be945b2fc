/** One location page of the demo content, in the fields of the location page entity. */
export interface DemoLocation {
  slug_url: string;
  main_heading: string;
  main_paragraph: string;
  highlighted_heading: string;
  heading_1: string;
  paragraph_1: string;
  heading_2: string;
  paragraph_2: string;
  heading_3: string;
  paragraph_3: string;
  heading_4: string;
  paragraph_4: string;
  meta_keywords: string;
  /** Empty means the page's own address. */
  meta_link: string;
  meta_title: string;
  meta_description: string;
}

const milton: DemoLocation = {
  slug_url: 'home-staging-milton',
  main_heading: 'Home staging in Milton',
  main_paragraph:
    'Milton is where we work from, below the Niagara Escarpment at the western edge of the Greater Toronto Area. We stage, decorate and organize houses here from the streets around Main Street to the newer subdivisions and the rural lots beyond them.',
  highlighted_heading:
    'Staging from $1,990 occupied and $2,995 vacant, with three main areas and a 30-day rental',
  heading_1: 'Two towns in one',
  paragraph_1:
    'Around Main Street stand older brick and frame houses with smaller rooms, real hallways and porches. To the south, east and west lie subdivisions built since about 2000: detached houses, semis and townhouses, often with an open kitchen and family room across the back. The first kind needs furniture that lets people walk past it. The second needs furniture that shows where one room ends and the next begins.',
  heading_2: 'When the house next door is the same model',
  paragraph_2:
    'In a newer subdivision, a buyer may see the same floor plan twice in one afternoon. Light, order and a clear use for each room are what differ. We look first at the front room that became a storage room, the open main floor that needs two rugs and not one, and the loft or landing upstairs that could be read as a workplace.',
  heading_3: 'Townhouses with the living room upstairs',
  paragraph_3:
    'Many townhouses here place the garage and a small room at ground level, with living and kitchen above. That lower room is the first one a visitor meets. Set up as an office or a den it makes sense of the plan; left with boxes it does not. It can be added to any staging package for $300.',
  heading_4: 'How to begin',
  paragraph_4:
    'A staging consultation takes up to three hours and costs $495. You get a list for the whole house, room by room: what to remove, what to repair and what to move. If you already know that the house will be empty, send photographs with a quote request and we will propose which rooms to furnish.',
  meta_keywords:
    'home staging Milton, staging consultation Milton Ontario, decorating Milton, organizing Milton',
  meta_link: '',
  meta_title: 'Home Staging in Milton, Ontario',
  meta_description:
    'Home staging, decorating and organizing in Milton, Ontario, from older houses near Main Street to new townhouses. Consultations at $495.',
};

const oakville: DemoLocation = {
  slug_url: 'home-staging-oakville',
  main_heading: 'Home staging in Oakville',
  main_paragraph:
    'Oakville runs from two harbours on Lake Ontario north past Dundas Street, and its houses change with every few kilometres. We stage occupied and vacant homes here, and decorate and design for people who mean to stay.',
  highlighted_heading: 'One town, from heritage streets by the harbour to new townhouses north of Dundas',
  heading_1: 'Old Oakville and Bronte',
  paragraph_1:
    'Near the harbours there are heritage houses with panelled doors, deep trim and rooms of modest size, with newer condominiums and townhouses between them. In such rooms we keep furniture low and few, let the windows and the trim be seen, and hang art where the old picture rails suggest it. In a heritage district, ask the town before changing anything outside, the front door included.',
  heading_2: 'Mid-century lots and large rebuilds',
  paragraph_2:
    'South of the QEW many bungalows and ranch houses on wide lots have given way to larger custom houses. Where the older house stands, staging shows what it offers today: one level, a garden and light on two sides. In a large new one the task is scale. A family room of 20 by 24 feet swallows a standard sofa, so we plan two seating groups, 9 by 12 rugs and art in sizes that hold the wall.',
  heading_3: 'Glen Abbey, River Oaks and north of Dundas',
  paragraph_3:
    'Glen Abbey and River Oaks have many detached family houses from the 1980s and 1990s, with separate dining rooms and finished basements; fresh paint, new bulbs and fewer pieces carry them a long way. North of Dundas Street the houses and stacked townhouses are newer, the lots narrower and the ceilings higher. There, tall curtains and lamps at three heights make rooms feel finished.',
  heading_4: 'What it costs',
  paragraph_4:
    'A consultation is $495 for up to three hours. Occupied staging starts at $1,990 and vacant staging at $2,995, each with three main areas and a 30-day rental; further rooms are $300 each. Square footage, urgency and location may adjust the price, and you will have it in writing before anything is booked.',
  meta_keywords:
    'home staging Oakville, vacant staging Oakville, interior design Oakville, decorating Oakville',
  meta_link: '',
  meta_title: 'Home Staging in Oakville, Ontario',
  meta_description:
    'Occupied and vacant home staging in Oakville, from heritage houses near the harbour to new townhouses north of Dundas Street. Prices and first steps.',
};

const burlington: DemoLocation = {
  slug_url: 'home-staging-burlington',
  main_heading: 'Home staging in Burlington',
  main_paragraph:
    'Burlington lies between Lake Ontario and the Niagara Escarpment, with condominiums by the water, postwar streets behind them and newer neighbourhoods to the north. We stage, decorate and declutter in all three.',
  highlighted_heading: 'Condos by the lake, sidesplits on wide lots, family houses to the north',
  heading_1: 'Condominiums downtown',
  paragraph_1:
    'Around Brant Street and Lakeshore Road, apartments range from older buildings with generous rooms to newer ones with a kitchen along one wall. We stage so that the path from the door to the window stays free and the view is the picture. Elevator bookings, loading hours and parking set the timetable, so tell us about your building’s rules when you ask for a quote.',
  heading_2: 'Bungalows and sidesplits in the south',
  paragraph_2:
    'Much of south Burlington and Aldershot was built in the decades after the war: bungalows, sidesplits and backsplits on wide lots with mature trees. Half levels confuse buyers when each one holds a bit of everything. We give each level one purpose, light the short stairs, and choose warmer whites, since large trees outside the window turn pale greys green in summer.',
  heading_3: 'Millcroft, The Orchard and Alton Village',
  paragraph_3:
    'North of the QEW, detached houses, semis and townhouses from the 1980s onward share open main floors and bedrooms above. Families here often list while they live in the house. Occupied staging uses your furniture, edited, with rented lamps, art and bedding, and a fifteen-minute routine for showings that a household with children can keep up for two or three weeks.',
  heading_4: 'A clear house first',
  paragraph_4:
    'A house that has been lived in for thirty years often needs decluttering before staging. Our sessions start at $95 per person per hour with a minimum of six hours; organizing starts at $125. One full room, or two small ones, is a fair day’s work. Staging can follow the week after, from $1,990 for an occupied house.',
  meta_keywords:
    'home staging Burlington Ontario, condo staging Burlington, decluttering Burlington, decorating Burlington',
  meta_link: '',
  meta_title: 'Home Staging in Burlington, Ontario',
  meta_description:
    'Home staging and decluttering in Burlington, Ontario: lakeside condos, postwar sidesplits and family houses in the north. What each needs, with prices.',
};

const guelph: DemoLocation = {
  slug_url: 'home-staging-guelph',
  main_heading: 'Home staging in Guelph',
  main_paragraph:
    'Guelph is a limestone city on the Speed and Eramosa rivers, with a university, old streets close to downtown and newer neighbourhoods in the south and east. We come here from Milton to stage, decorate and design.',
  highlighted_heading: 'Stone, brick and new drywall: three kinds of house, three kinds of plan',
  heading_1: 'Stone and brick near downtown',
  paragraph_1:
    'Around downtown, Exhibition Park and the Ward there are limestone and brick houses with deep sills, narrow stairs and rooms that close with a door. Measure the stairs before you choose a bed: a queen box spring in one piece may not make the turn. We use split foundations, smaller sofas of 72 to 78 inches and lamps instead of new ceiling outlets, and leave stone and wood to be looked at.',
  heading_2: 'Houses that were rented by the room',
  paragraph_2:
    'With a university in the city, some houses come to market after years as student rentals. They can be staged for a family or for the next investor, and the choice decides the work. For a family, each locked bedroom becomes a nursery, an office or a guest room again, the dining room gets its table back, and every wall is painted in one colour. Allow two to three weeks between the last tenant and the photographs.',
  heading_3: 'The south end and the east',
  paragraph_3:
    'Towards Clair Road and in the east end, townhouses, low-rise condominiums and detached houses from the last few decades share open plans and attached garages. They compete with similar homes a few doors away, so staging works on what photographs first: the seating, the table and the main bedroom. Three areas are what our packages cover, from $1,990 occupied and from $2,995 vacant.',
  heading_4: 'Distance and planning',
  paragraph_4:
    'Location is one of the three things that may adjust a staging price, along with square footage and urgency, and Guelph is a drive from our base. We say in the quote what that means. For rooms that only need to be read in pictures, virtual staging takes 24 to 72 hours and needs no truck at all.',
  meta_keywords:
    'home staging Guelph, staging consultation Guelph, virtual staging Guelph, interior design Guelph',
  meta_link: '',
  meta_title: 'Home Staging in Guelph, Ontario',
  meta_description:
    'Home staging in Guelph, Ontario: limestone and brick houses near downtown, former student rentals and newer homes in the south end. Prices and planning.',
};

/** The demo location pages, in the order in which they are inserted. */
export const demoLocations: DemoLocation[] = [milton, oakville, burlington, guelph];
