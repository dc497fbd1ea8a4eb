/** Authorities of the fictional union: with and without photo, office, mandate; one with a document. All of them invented. */
import { addDays } from '@sede/domain/kernel';
import { type DemoPart, makePdf } from '#demo/index.ts';
import { keepFotos } from './autoridades.foto.ts';

const LADO = 480;
const FUNDOS = [
  [205, 222, 240],
  [226, 214, 196],
  [208, 226, 208],
] as const;
type Cor = readonly [number, number, number];

/** A drawn figure: background, shoulders, head, hair; nobody's likeness. */
async function makeRetrato(fundo: Cor, pele: Cor, roupa: Cor): Promise<Buffer> {
  const { Transformer } = await import('@napi-rs/image');
  const within = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
  const pixels = new Uint8Array(LADO * LADO * 4);
  for (let at = 0; at < LADO * LADO; at += 1) {
    const [x, y] = [at % LADO, Math.floor(at / LADO)];
    let cor: Cor = fundo;
    if (within(x, y, 240, 190, 105, 130)) cor = [62, 46, 40];
    if (within(x, y, 240, 500, 190, 170)) cor = roupa;
    if (within(x, y, 240, 210, 80, 100)) cor = pele;
    pixels.set([...cor, 255], at * 4);
  }
  return Transformer.fromRgbaPixels(pixels, LADO, LADO).jpeg(90);
}

const LIGIA = {
  nome: 'Lígia de Albuquerque Montenegro',
  nomePolitico: 'Lígia Montenegro',
  dataNascimento: '1972-02-14',
  partido: 'PSB',
  exerceMandato: true,
  telPrimario: '(61) 3303-2182',
  telSecundario: '(61) 99811-4020',
  emailPrimario: 'ligia.montenegro@demonstracao.sede',
  biografia:
    'Auditora de carreira do TCE-PE, entrou na política pela defesa da carreira pública. Relatou a LDO de 2025 e presidiu a CMO.',
  comissoes: 'CAE (titular), CCJ (titular), CDH (suplente), CMO (suplente)',
  projetosDeLeiPropostos:
    'PL 2811/2024, negociação coletiva no serviço público\nPEC 14/2025, paridade dos aposentados anteriores a 2019',
  interessesPoliticosEspecificos: 'Previdência do servidor, transparência do orçamento, saúde mental',
  historicoDeVotacao: 'Votou a favor da recomposição salarial em dois turnos.',
  aliadosPoliticos: 'Frente parlamentar do serviço público',
  almaMater: 'Universidade Federal de Pernambuco',
  formacaoAdicional: 'Mestrado em finanças públicas',
  noticias: 'Entrevista sobre a recomposição salarial.',
  agendasComOSindicato: '12/08/2026: audiência pública na CDH; apresentou requerimento a nosso pedido.',
  possivelAgendaFuturaComOSindicato: '24/11/2026: reunião no gabinete, 15h.',
  parentesco: 'Irmã de servidora aposentada da Câmara',
  cargos: [
    { cargo: 'Senadora', tempo: '2023 a 2031', colegioEleitoral: 'Pernambuco', atual: true },
    { cargo: 'Deputada federal', tempo: '2015 a 2023', colegioEleitoral: 'Pernambuco', atual: false },
    {
      cargo: 'Secretária de Administração',
      tempo: '2011 a 2014',
      colegioEleitoral: 'Governo de Pernambuco',
      atual: false,
    },
  ],
};

const OUTRAS = [
  {
    ...{ nome: 'Augusto César Tavares de Brito', nomePolitico: 'Augusto Tavares', partido: 'MDB', exerceMandato: true },
    dataNascimento: '1961-09-30',
    cargos: [{ cargo: 'Deputado federal', tempo: '2023 a 2027', colegioEleitoral: 'Goiás', atual: true }],
  },
  {
    ...{ nome: 'Celina Prates Bittencourt', nomePolitico: 'Celina Prates', partido: 'PSD', exerceMandato: false },
    dataNascimento: '1968-05-03',
    cargos: [{ cargo: 'Ministra', tempo: 'desde 2025', colegioEleitoral: null, atual: true }],
  },
  { nome: 'Odair José Figueira', nomePolitico: 'Odair Figueira', partido: 'Sem partido', exerceMandato: false },
];

export const autoridadesDemo: DemoPart = {
  async seed({ office, person, keep, hoje }) {
    // What they say of this year was not written years ago.
    office.at(addDays(hoje, -40), '08:30');
    const quem = person('autoridades');
    const foto = async (fundo: Cor, pele: Cor, roupa: Cor) =>
      keepFotos(office.bytesContext(quem, 'autoridades.enviarFoto'), await makeRetrato(fundo, pele, roupa));
    const [azul, areia] = FUNDOS;
    const perfil = makePdf('Perfil parlamentar', ['Lígia Montenegro']);
    const ligia = await office.act(quem, 'autoridades', 'create', {
      ...LIGIA,
      foto: await foto(azul, [226, 178, 148], [38, 56, 88]),
      anexos: [await office.upload(quem, 'autoridades', 'Perfil parlamentar 2026.pdf', perfil)],
    });
    keep('autoridades', LIGIA.nomePolitico, ligia.id);
    for (const [n, outra] of OUTRAS.entries()) {
      const comFoto = n === 0 ? { foto: await foto(areia, [190, 140, 110], [70, 70, 74]) } : {};
      const { id } = await office.act(quem, 'autoridades', 'create', { ...outra, ...comFoto });
      keep('autoridades', outra.nomePolitico, id);
    }
  },
  summary: async () => `${OUTRAS.length + 1} perfis de autoridades`,
};
