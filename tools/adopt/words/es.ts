import type { AdoptWords } from './en'

/** What `npm run adopt` says in Spanish. */
export const spanish: AdoptWords = {
  needed: 'Esta pregunta necesita una respuesta',
  unknownChoice: '"{found}" no es una de las respuestas.',
  didYouMean: '¿Quiso decir "{choice}"?',
  chooseOne: 'Elija una de estas: {choices}',
  chooseSome: 'Elija una o varias de estas: {choices}',
  optional: '{ask} (opcional)',
  several: '{ask} (se marca con la barra espaciadora)',
  forExample: 'por ejemplo {example}',
  none: 'ninguno',
  nothingWritten: 'No se escribió nada.',
  intro: 'Su propio sitio. Las respuestas se guardan en {file}; puede parar con Ctrl+C.',
  earlier: 'Aquí están todavía sus respuestas anteriores.',
  stopped: 'Se detuvo. Sus respuestas están en {file}: npm run adopt sigue donde estaba.',
  review: '¿Están bien estas respuestas? Elija una para cambiarla.',
  allRight: 'Todas están bien: escribir el sitio',
  exists: '{folder} ya existe. No se cambió nada.',
  written: 'Hay {count} archivos en {folder}, que es su sitio desde ahora.',
  next: {
    start: 'Para verlo:',
    add: 'Para agregarle más:',
    check: 'Para revisarlo:',
    publish: 'Para publicarlo:',
  },
  refused: 'No se puede usar {found}. Funciona, por ejemplo: {example}',
  writeIt: {
    days: 'Escríbalo como uno de estos: de lunes a viernes; martes y jueves; todos los días; lunes, miércoles y sábado',
    hours:
      'Escríbalo como uno de estos: 9 a. m. a 5 p. m.; 8:30 a. m. a mediodía; 9 a. m. a 12 p. m. y 2 p. m. a 5 p. m.',
    phone: 'No es un número de diez dígitos, como 608-555-0142',
    sentence: 'Escriba una oración completa, con punto al final',
    shorter: 'Escriba 160 letras como máximo; estas son {count}',
    region: 'Escriba las dos letras de un estado, como TX',
    price: 'Escriba los dólares de una hora, como 55',
    branchHours:
      'Escriba los días y las horas de {count} lugares, con punto y coma entre ellos, como: de lunes a viernes, 9 a. m. a 5 p. m.; sábado, 9 a. m. a mediodía',
    zip: 'Escriba los cinco dígitos de un código postal, como 78040',
    languages:
      'Los textos con los que empieza un sitio están solo en español y en inglés. Empiece con uno de estos: {choices}. Después tradúzcalos, como dice docs/translating.md',
    noFile: 'No existe ese archivo',
    logo: 'El logo tiene que ser un dibujo SVG, que se ve bien también en grande; pídale ese archivo a quien lo dibujó, o deje esto sin respuesta por ahora',
  },
  questions: {
    languages: {
      ask: '¿En qué idiomas estará el sitio, el primero primero?',
      example: 'es',
      choices: {
        en: 'inglés',
        'en,es': 'inglés y español',
        es: 'español',
        'es,en': 'español e inglés',
      },
    },
    name: { ask: '¿Cómo los llama la gente?', example: 'Centro San Bernardo' },
    'full-name': {
      ask: '¿Cuál es su nombre completo, si es más largo?',
      example: 'Centro Comunitario San Bernardo',
    },
    organization: {
      ask: '¿Qué son ustedes?',
      example: 'community-center',
      choices: {
        business: 'un negocio',
        'non-profit': 'una organización sin fines de lucro',
        library: 'una biblioteca',
        'community-center': 'un centro comunitario',
        church: 'una iglesia',
        school: 'una escuela',
        volunteers: 'un grupo de voluntarios',
      },
    },
    helpers: {
      ask: '¿Cuántas personas son? El sitio habla de “yo” si es una, y de “nosotros” si son varias.',
      example: 'one',
      choices: { one: 'una persona: yo', several: 'varias personas: nosotros' },
    },
    does: {
      ask: '¿Qué hacen, en una oración?',
      example: 'Reparamos aparatos pequeños junto con usted.',
    },
    'does-es': {
      ask: '¿Cómo se dice en español lo que hacen?',
      example: 'Reparamos aparatos pequeños junto con usted.',
    },
    'does-en': {
      ask: '¿Cómo se dice en inglés lo que hacen?',
      example: 'We repair small machines together with you.',
    },
    meet: {
      ask: '¿Dónde se ven con la gente?',
      example: 'place,phone',
      choices: {
        home: 'en la casa de cada persona',
        place: 'en un lugar nuestro',
        phone: 'por teléfono',
        video: 'en una videollamada',
      },
    },
    areas: {
      ask: '¿A qué ciudades o partes de la ciudad van? Ponga comas entre ellas.',
      example: 'Laredo, El Cenizo, Río Bravo',
    },
    address: {
      ask: '¿Cuál es la dirección de ese lugar? Si son varios, ponga punto y coma entre ellos.',
      example: '12 Calle San Bernardo',
    },
    'branch-hours': {
      ask: '¿Cuándo está abierto cada uno de esos lugares, en el mismo orden? Ponga punto y coma entre ellos.',
      example: 'de lunes a viernes, 9 a. m. a 5 p. m.; sábado, 9 a. m. a mediodía',
    },
    zip: { ask: '¿Cuál es el código postal de ese lugar?', example: '78040' },
    phone: { ask: '¿A qué número llama la gente?', example: '956-555-0142' },
    'text-phone': { ask: '¿A qué número se envían mensajes de texto?', example: '956-555-0187' },
    whatsapp: { ask: '¿A qué número se escribe por WhatsApp?', example: '956-555-0187' },
    email: { ask: '¿A qué correo electrónico escribe la gente?', example: 'ayuda@centro.example' },
    days: { ask: '¿Qué días atienden?', example: 'martes y jueves' },
    hours: { ask: '¿De qué hora a qué hora esos días?', example: '10 a. m. a 1 p. m.' },
    cost: {
      ask: '¿Su ayuda tiene un costo?',
      example: 'free',
      choices: { free: 'no, es gratis', paid: 'sí', both: 'una parte sí' },
    },
    price: { ask: '¿Cuánto cuesta una hora de su ayuda, en dólares?', example: '55' },
    payment: {
      ask: '¿Cómo se puede pagar?',
      example: 'cash,check',
      choices: {
        cash: 'en efectivo',
        check: 'con cheque',
        card: 'con tarjeta',
        zelle: 'por Zelle',
        venmo: 'por Venmo',
        paypal: 'por PayPal',
      },
    },
    locality: { ask: '¿En qué ciudad están?', example: 'Laredo' },
    region: { ask: '¿En qué estado, con sus dos letras?', example: 'TX' },
    'time-zone': {
      ask: '¿En qué zona horaria?',
      example: 'America/Chicago',
      choices: {
        'America/New_York': 'hora del este',
        'America/Chicago': 'hora del centro',
        'America/Denver': 'hora de la montaña',
        'America/Phoenix': 'Arizona',
        'America/Los_Angeles': 'hora del Pacífico',
        'America/Anchorage': 'Alaska',
        'Pacific/Honolulu': 'Hawái',
        'America/Puerto_Rico': 'Puerto Rico',
      },
    },
    form: {
      ask: '¿Quieren un formulario en el sitio? Al publicar hace falta un servicio de formularios.',
      example: 'no',
      choices: { yes: 'sí', no: 'no, la gente llama o escribe un correo' },
    },
    origin: {
      ask: '¿En qué dirección web estará el sitio, si ya lo saben?',
      example: 'https://centro.example',
    },
    'legal-name': {
      ask: '¿Cuál es su nombre legal, si se puede publicar?',
      example: 'Centro San Bernardo, Inc.',
    },
    'mailing-address': {
      ask: '¿Adónde les llega el correo, si se puede publicar?',
      example: '12 Calle San Bernardo, Laredo, TX 78040',
    },
    insurer: { ask: '¿Quién los asegura o afianza, si hay alguien?', example: 'Seguros Ejemplo' },
    'background-checks': {
      ask: '¿Quién revisa los antecedentes de quienes ayudan, si hay alguien?',
      example: 'Example Checks, Inc.',
    },
    'main-color': { ask: '¿Cuál es su color principal?', example: '#12355B' },
    'accent-color': { ask: '¿Cuál es su segundo color?', example: '#F2B84B' },
    logo: {
      ask: '¿Qué archivo SVG es su logo, si tienen uno de menos de 8 kB?',
      example: 'mi-logo.svg',
    },
  },
  add: {
    help: 'Copia partes del ejemplo a {folder}/, y dice qué afirman sobre ustedes:',
    parts: {
      'scam-guide': 'preguntas que llevan a qué hacer ante una estafa, y a quién llamar',
      articles: 'los artículos, la página con la lista y el buscador',
      search: 'un buscador de todo el sitio',
      guides: 'tres guías para imprimir',
      services: 'cinco servicios, cada uno con sus paquetes',
      pricing: 'planes y precios',
      team: 'las personas que ayudan',
      testimonials: 'lo que dicen los clientes',
      newsletter: 'una suscripción a un correo mensual',
      cities: 'la página de una ciudad a la que se ayuda por teléfono y video; cópiela para otras',
      neighborhoods: 'la página de una ciudad donde se va a las casas, y de sus partes',
      promises: 'lo que siempre y nunca hacen, para que nadie se haga pasar por ustedes',
      about: 'su historia y cómo trabajan',
      terms: 'las condiciones de su ayuda',
      spanish: 'lo que hay de todo esto en español',
    },
    onlyEnglish: '(solo en inglés)',
    doesEs: 'Con spanish: qué hacen, en una oración en español',
    unknown: 'No existe la parte "{names}".',
    noSite: 'Todavía no existe {folder}/. Empiece con: npm run adopt',
    english:
      'Su sitio está en español, y estas partes solo existen en inglés: {names}. No se agregó nada.',
    needsSpanish: 'Diga en español qué hacen: npm run add -- spanish --does-es "Reparamos …"',
    nothing: 'No hay nada que agregar: los archivos ya están ahí.',
    added: 'Se agregó a {folder}/:',
    leftOut: 'Se dejó fuera, porque su sitio no tiene esa página, ese número o esa dirección:',
    leftOutSentences:
      'Se dejó fuera, porque estas oraciones nombran un correo o un número de textos que su sitio no tiene, u otro estado:',
    toRead:
      'Lo que dicen estos archivos es cierto del ejemplo, y nadie lo ha confirmado para ustedes. Cambie o borre lo que no sea cierto de ustedes, y confirme el resto con "npm run check -- --confirm":',
    next: {
      'scam-guide':
        'Llame a cada número de {folder}/help-lines.yaml y escriba el día en "dialed:". No se muestran las líneas de otros estados.',
      search:
        'Busque lo que le pregunta la gente, y agregue lo que falte a las respuestas de {folder}/search.yaml.',
      guides: 'Imprima las guías: npm run guides. La lista de artículos las muestra.',
      testimonials:
        'Muéstrelo: agregue "kind: testimonials" a las secciones de una página, como {folder}/home/home.yaml.',
      newsletter:
        'Muéstrelo: agregue "- shared: newsletter" a las secciones de una página, como {folder}/home/home.yaml.',
    },
  },
  onHome: 'Más en este sitio',
  cost: {
    free: 'Nuestra ayuda es gratis.',
    paid: 'Nuestra ayuda tiene un costo. Pregúntenos el precio antes de decidir.',
    both: 'Una parte de nuestra ayuda es gratis y otra tiene un costo. Pregúntenos el precio antes de decidir.',
  },
  costByHour: {
    paid: 'Nuestra ayuda cuesta {hourPrice} la hora.',
    both: 'Una parte de nuestra ayuda es gratis. La otra cuesta {hourPrice} la hora.',
  },
  byHour: '{hourPrice} la hora',
  prices: {
    ask: 'Pregúntenos el precio antes de decidir.',
    see: 'Puede leer nuestros precios en este sitio antes de decidir.',
  },
}
