import type { Messages } from '../../messages.js';

export const privacy: Messages['privacy'] = {
  title: 'Qué datos guardamos cuando escanea un código',
  lead: 'La organización dueña del código quiere saber con qué frecuencia se escanea. Para eso necesitamos pocos datos, y ninguno que muestre quién es usted.',
  choiceTitle: 'Su elección',
  choiceText:
    'Puede oponerse a que le reconozcamos. Los códigos siguen funcionando y contamos sus escaneos sin relacionarlos entre sí.',
  optOut: 'No reconocer este navegador',
  optedOutTitle: 'No reconocemos este navegador',
  optedOutText: 'Contamos sus escaneos, pero no los relacionamos entre sí.',
  optIn: 'Permitirlo de nuevo',
  savedTitle: 'Qué guardamos con cada escaneo',
  savedTime: 'la hora y el código',
  savedCountry: 'el país, que obtenemos de su dirección IP. Una vez contado el escaneo, no guardamos la dirección IP',
  savedDevice: 'el tipo de dispositivo, el sistema, el navegador y el idioma que indica su navegador',
  neverTitle: 'Qué no guardamos nunca con un escaneo',
  neverName: 'su nombre, su dirección de correo o su número de teléfono',
  neverPlace: 'su ubicación exacta',
  neverOthers:
    'lo que hace en otros sitios web (estas páginas no tienen redes publicitarias ni scripts de otras empresas)',
  formTitle: 'Cuando rellena un formulario',
  formText:
    'La organización que gestiona el formulario recibe sus respuestas. Las conserva hasta que ella o usted las elimine: <delete>eliminar sus datos</delete>.',
  formCookie: 'Si usted aceptó su cookie, también sabe qué escaneos vinieron de su navegador.',
  viewsTitle: 'Cuando abre una página',
  viewsText:
    'Por cada cuarto de hora contamos cuántas veces se ha abierto una página y qué código ha llevado a ella. Estas cifras no dicen nada de usted ni de su dispositivo. Permanecen en las estadísticas, como los escaneos.',
  alertTitle: 'Cuando pide que le avisemos de que un código funciona o un producto ha vuelto',
  alertText:
    'Guardamos su dirección de correo hasta haberle enviado ese único correo, y nunca más de medio año. Si no la confirma, la eliminamos a los tres días. La constancia de que se envió un correo a su dirección se guarda siete días. La organización no ve su dirección, solo cuántas personas esperan un producto. Puede pedir que se elimine en cualquier momento: <delete>eliminar sus datos</delete>.',
  whoTitle: 'Quién ve estos datos',
  whoText:
    'La organización cuyo código ha escaneado ve sus propios escaneos en cifras y en una lista. Otras organizaciones no los ven. La organización también es responsable de la página que abre el código, y esa página puede tener su propio aviso de privacidad.',
  titleOf: 'Qué datos recibe {orgName} cuando escanea un código',
  leadOf:
    '{orgName} quiere saber con qué frecuencia se escanean sus códigos. Para eso bastan pocos datos, y ninguno muestra quién es usted.',
  responsibleTitle: 'Quién es responsable',
  responsibleText: '{orgName} decide qué se hace con estos datos. Swapt se encarga de la técnica por su cuenta.',
  contactText: 'Envíe sus preguntas y solicitudes sobre sus datos a:',
  contactNone:
    '{orgName} no ha indicado aquí ningún contacto. Pregunte en el local. Puede pedir que se eliminen sus datos <delete>en esta página</delete>.',
  savedByOrg:
    'lo que la organización eligió para distinguir a los visitantes: nada, un número para un día o, si usted aceptó, un número aleatorio en una cookie',
  savedNone: 'nada que relacione dos de sus escaneos entre sí',
  savedDaily:
    'un número para un día, para que dos escaneos del mismo teléfono cuenten como un visitante. Se calcula a partir de su dirección IP y su navegador con una clave que eliminamos después de ese día. Entonces ya nadie puede volver a calcularlo',
  savedCookie: 'si usted aceptó, un número aleatorio en una cookie durante un año, en lugar del número para un día',
  howLongTitle: 'Cuánto tiempo se guardan',
  howLongText: 'Los escaneos permanecen en las estadísticas hasta que {orgName} elimine aquí su organización.',
  whyTitle: 'Por qué y con qué base',
  whyText:
    'Las cifras muestran cuántas veces, cuándo y en qué países se escanean los códigos. En la Unión Europea esto se basa en el interés legítimo de {orgName} en esas cifras (artículo 6, apartado 1, letra f, del RGPD).',
  whyCookie: 'La cookie se basa únicamente en su consentimiento (artículo 6, apartado 1, letra a, del RGPD).',
  rightsTitle: 'Sus derechos',
  rightsText:
    'Puede pedir una copia de sus datos, hacer que se corrijan o eliminen, limitar su uso u oponerse a él. Puede retirar su consentimiento en cualquier momento, con efecto a partir de entonces. También puede reclamar ante una autoridad de protección de datos.',
  rightsNote: 'En un escaneo no hay nada que diga su nombre, así que a menudo no podemos saber qué escaneos son suyos.',
  necessaryTitle: 'Cookies que una página necesita para funcionar',
  necessaryText:
    'Algunas páginas recuerdan algo por usted: que este teléfono ha usado un código de un solo uso (90 días), que una contraseña era correcta, qué envió con un formulario (1 día) o qué colores eligió. Estas cookies no se usan nunca para estadísticas.',
  agreedText: 'Usted aceptó que {orgName} reconozca este navegador durante un año.',
  withdraw: 'Retirar mi consentimiento',
  browserText:
    'Su navegador pide a los sitios web que no le rastreen. Lo respetamos: contamos sus escaneos, pero no los relacionamos entre sí.',
};
