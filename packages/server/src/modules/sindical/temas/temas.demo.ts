/**
 * Themes of the fictional union: followed and ended, legislative and administrative, concluded, left at a step, standing still for months;
 * one with all that a theme can have. People and bills are invented.
 */
import { addDays, type CalendarDate } from '@sede/domain/kernel';
import { type DemoContext, type DemoPart, makePdf, pdfName } from '#demo/index.ts';
import type { Db } from '#platform/db/index.ts';
import type { ProposicaoLida } from './proposicao.resposta.ts';
import { linkTemas, type Pedida, storeResposta } from './proposicao.store.ts';

type Conteudo = Pick<DemoContext, 'office' | 'idOf' | 'hoje'> & { quem: ReturnType<DemoContext['person']>; id: string };

const CAMARA = 'Câmara dos Deputados';
const SENADO = 'Senado Federal';
const TCU = 'Tribunal de Contas da União';

const proposicao = (casa: 'Câmara' | 'Senado', sigla: string, numero: number, ano: number) => ({
  casa,
  sigla,
  numero,
  ano,
});

/** The one of the pictures. */
async function fillRecomposicao({ office, idOf, quem, id, hoje }: Conteudo) {
  const novoArquivo = async (nome: string, onde: object = {}) => {
    const anexo = await office.upload(quem, 'temas', pdfName(nome), makePdf(nome, ['Documento de trabalho']));
    await office.act(quem, 'temas', 'incluirArquivo', { id, anexo, ...onde });
  };
  await novoArquivo('Nota técnica 14');
  await office.act(quem, 'temas', 'incluirLink', {
    ...{ id, nome: 'Inteiro teor', tipo: 'Proposição', url: 'https://www.camara.leg.br/proposicoesWeb/' },
  });
  const art2 = await office.act(quem, 'temas', 'createItem', {
    ...{ id, descricaoItem: 'Art. 2º: três parcelas de 9,25%, em jan/2027, jan/2028 e jan/2029' },
    posicionamento: 'Parcialmente favorável',
  });
  await novoArquivo('Impacto orçamentário', { itemId: art2.id });
  const item = (descricaoItem: string, posicionamento: 'Favorável' | 'Contrário') =>
    office.act(quem, 'temas', 'createItem', { id, descricaoItem, posicionamento });
  await item('Art. 5º: paridade para aposentados até a EC 103/2019', 'Favorável');
  await item('Emenda 7: condiciona a 2ª parcela ao limite do arcabouço fiscal', 'Contrário');
  const pessoas = [
    ['Dep. Helena Barros', 'Relatora na CASP', 'Favorável'],
    ['Sen. Otávio Teles', 'Líder do governo', 'Parcialmente contrário'],
    ['Dep. Caio Furtado', 'Presidente da CASP', 'Favorável'],
    ['Frente parlamentar do serviço público', 'Apoia o substitutivo', 'Parcialmente favorável'],
    ['Secretaria do Orçamento', 'Parecer pelo limite do arcabouço', 'Contrário'],
  ] as const;
  for (const [n, [nome, motivoRelevancia, posicao]] of pessoas.entries()) {
    const contato = n === 0 ? { telefone1: '(61) 3215-5240', email1: 'gabinete.barros@demonstracao.sede' } : {};
    await office.act(quem, 'temas', 'createPessoa', { id, nome, motivoRelevancia, posicao, ...contato });
  }
  await office.act(quem, 'temas', 'createPessoa', {
    ...{ id, nome: 'Lígia Montenegro', motivoRelevancia: 'Relatora no Senado', posicao: 'Favorável' },
    autoridadeId: idOf('autoridades', 'Lígia Montenegro'),
  });
  await office.act(quem, 'temas', 'createProcesso', {
    ...{ id, processoSindicato: false, identificacaoProcesso: 'TC 018.224/2025-1', tribunalOrgao: 'TCU' },
  });
  const { itens: casos } = await office.act(quem, 'processos', 'options', { busca: '340' });
  const [caso] = casos;
  if (caso) {
    await office.act(quem, 'temas', 'createProcesso', { id, processoSindicato: true, processoUid: caso.id });
  }
  const acoes = [
    [-24, 'Ofício 88/2026 à Primeira-Secretaria da Câmara', 'Externa', false],
    [-10, 'Assembleia aprovou apoio ao substitutivo com ressalva à Emenda 7', 'Interna', true],
    [-2, 'Reunião com a relatora: entregue a proposta de redação do art. 2º', 'Externa', true],
  ] as const;
  for (const [dia, descricaoAcao, classificacaoAcao, comunicacao] of acoes) {
    const acao = { dataAcao: addDays(hoje, dia), descricaoAcao, classificacaoAcao, comunicacao };
    const { id: acaoId } = await office.act(quem, 'temas', 'createAcao', { id, ...acao });
    if (dia === -2) await novoArquivo('Ata da reunião', { acaoId });
  }
  await office.act(quem, 'temas', 'concluir', { id, existe: true });
}

/** Some of everything, the last step done. */
async function fillSome({ office, quem, id, hoje }: Conteudo) {
  await office.act(quem, 'temas', 'createItem', { id, descricaoItem: 'Texto principal', posicionamento: 'Favorável' });
  await office.act(quem, 'temas', 'responder', { id, passo: 4, existe: false });
  await office.act(quem, 'temas', 'responder', { id, passo: 5, existe: false });
  await office.act(quem, 'temas', 'createAcao', {
    ...{ id, dataAcao: addDays(hoje, -40), descricaoAcao: 'Reunião da diretoria sobre o tema' },
    classificacaoAcao: 'Interna',
  });
  await office.act(quem, 'temas', 'concluir', { id, existe: true });
}

interface Exemplo {
  tipoTema:
    | 'Projeto de Lei Ordinária'
    | 'Projeto de Lei Complementar'
    | 'Medida Provisória'
    | 'Proposta de Emenda à Constituição'
    | 'Administrativo';
  titulo: string;
  descricao: string;
  interessados: string[];
  prioridade: 'Máxima' | 'Média' | 'Mínima';
  /** Day of its last change, counted from today. */
  dia: number;
  tags?: string[];
  bill?: ReturnType<typeof proposicao>;
  fill?: (conteudo: Conteudo) => Promise<void>;
  encerrado?: true;
}

const EXEMPLOS: readonly Exemplo[] = [
  {
    ...{ tipoTema: 'Projeto de Lei Complementar', titulo: 'Licença para tratar de familiar', prioridade: 'Mínima' },
    ...{
      descricao: 'Amplia a licença remunerada para acompanhar familiar.',
      interessados: ['Servidor Público'],
      dia: -130,
    },
    ...{ tags: ['Relações de Trabalho'], bill: proposicao('Câmara', 'PLP', 88, 2025), fill: fillSome },
  },
  {
    ...{ tipoTema: 'Medida Provisória', titulo: 'Contribuição sobre aposentadorias', prioridade: 'Máxima', dia: -110 },
    ...{
      descricao: 'Perdeu a validade sem ser votada.',
      interessados: [CAMARA, SENADO],
      tags: ['Aposentados e Pensionistas'],
    },
    ...{ bill: proposicao('Câmara', 'MPV', 1301, 2026), fill: fillSome, encerrado: true },
  },
  {
    ...{
      tipoTema: 'Administrativo',
      titulo: 'Estacionamento do Anexo IV',
      prioridade: 'Mínima',
      interessados: [CAMARA],
    },
    ...{ descricao: 'Vagas retiradas dos servidores na reforma do anexo.', dia: -95, fill: fillSome, encerrado: true },
  },
  {
    ...{ tipoTema: 'Administrativo', titulo: 'Programa de teletrabalho do Senado', prioridade: 'Média', dia: -64 },
    ...{ descricao: 'Ato da Comissão Diretora limita os dias à distância.', interessados: [SENADO], fill: fillSome },
    ...{ tags: ['Relações de Trabalho', 'Teletrabalho'] },
  },
  {
    ...{
      tipoTema: 'Proposta de Emenda à Constituição',
      titulo: 'Reforma administrativa',
      prioridade: 'Máxima',
      dia: -33,
    },
    ...{ descricao: 'Altera estabilidade e avaliação de desempenho.', interessados: ['Servidor Público', 'Sociedade'] },
    ...{ bill: proposicao('Câmara', 'PEC', 38, 2025), tags: ['Sindical'], fill: fillSome },
  },
  {
    ...{
      tipoTema: 'Projeto de Lei Ordinária',
      titulo: 'Plano de saúde dos pensionistas',
      prioridade: 'Média',
      dia: -20,
    },
    ...{ descricao: 'Permanência do pensionista no plano da casa.', interessados: [CAMARA, SENADO, TCU] },
    ...{ tags: ['Saúde', 'Aposentados e Pensionistas'], bill: proposicao('Senado', 'PL', 512, 2026) },
  },
  {
    ...{
      tipoTema: 'Administrativo',
      titulo: 'Auxílio-saúde no TCU',
      prioridade: 'Média',
      interessados: [TCU],
      dia: -16,
    },
    ...{ descricao: 'Reajuste da tabela por faixa etária.', tags: ['Saúde', 'Remuneração'] },
  },
  {
    ...{ tipoTema: 'Projeto de Lei Ordinária', titulo: 'Negociação coletiva no serviço público', prioridade: 'Média' },
    ...{
      descricao: 'Regulamenta a Convenção 151 da OIT.',
      interessados: ['Servidor Público'],
      tags: ['Sindical'],
      dia: -12,
    },
    ...{ bill: proposicao('Câmara', 'PL', 2811, 2024), fill: fillSome },
  },
  {
    ...{ tipoTema: 'Projeto de Lei Ordinária', titulo: 'Adicional de qualificação', prioridade: 'Média', dia: -8 },
    ...{
      descricao: 'Revisa os percentuais e inclui a graduação.',
      interessados: [CAMARA],
      tags: ['Remuneração'],
      fill: fillSome,
    },
  },
  {
    ...{ tipoTema: 'Administrativo', titulo: 'Banco de horas da Polícia Legislativa', prioridade: 'Mínima', dia: -5 },
    ...{ descricao: 'Pedido de regulamentação protocolado.', interessados: [SENADO] },
  },
  {
    ...{ tipoTema: 'Projeto de Lei Ordinária', titulo: 'Recomposição salarial dos servidores do Legislativo', dia: -2 },
    ...{ prioridade: 'Máxima', interessados: [CAMARA, SENADO, TCU, 'Servidor Público'] },
    descricao:
      'Recompõe as tabelas de vencimento da Câmara, do Senado e do TCU em três parcelas, a partir de janeiro de 2027, e estende o reajuste a aposentados e pensionistas com paridade.',
    ...{ tags: ['Remuneração', 'Aposentados e Pensionistas'], bill: proposicao('Câmara', 'PL', 2384, 2025) },
    fill: fillRecomposicao,
  },
  {
    ...{ tipoTema: 'Medida Provisória', titulo: 'Orçamento das carreiras em 2027', prioridade: 'Máxima', dia: -1 },
    ...{ descricao: 'Reserva para a recomposição no projeto de orçamento.', interessados: [CAMARA, SENADO] },
  },
];

const RECOMPOSICAO: Pedida = { ...proposicao('Câmara', 'PL', 2384, 2025), idExterno: null };

/** Counted from today: what was moved; the last two after the first answer, so that they are new. */
const MOVIMENTACOES = [
  [-260, 'Apresentação do Projeto de Lei n. 2384/2025, pela Mesa Diretora', 'MESA'],
  [-240, 'Às Comissões de Administração e Serviço Público; Finanças e Tributação; Constituição e Justiça', 'MESA'],
  [-200, 'Recebimento pela CASP', 'CASP'],
  [-60, 'Designada relatora, Dep. Helena Barros', 'CASP'],
  [-45, 'Prazo para emendas ao projeto: cinco sessões', 'CASP'],
  [-16, 'Encerrado o prazo para emendas: 12 apresentadas', 'CASP'],
  [-4, 'Parecer da relatora, pela aprovação, com substitutivo', 'CASP'],
  [-3, 'Incluído na pauta da CASP, 10h', 'CASP'],
] as const;

/** As a run of the job leaves it; nobody is asked. */
async function tellProposicao(db: Db, hoje: CalendarDate, now: string, quantas: number): Promise<void> {
  const lida: ProposicaoLida = {
    idExterno: '9900001',
    ementa:
      'Altera a remuneração dos servidores da Câmara dos Deputados, do Senado Federal e do Tribunal de Contas da União.',
    ...{ situacao: 'Pronta para Pauta na CASP', orgao: 'CASP', regime: 'Urgência (Art. 155, RICD)' },
    pagina: 'https://www.camara.leg.br/proposicoesWeb/',
    movimentacoes: MOVIMENTACOES.slice(0, quantas).map(([dia, descricao, orgao], n) => ({
      ...{ sequencia: n + 1, data: addDays(hoje, dia), descricao, orgao },
    })),
  };
  await db.transaction().execute(async (tx) => {
    await storeResposta({ tx, now, actor: null, reason: async () => undefined }, RECOMPOSICAO, lida);
    await linkTemas(tx, null);
  });
}

export const temasDemo: DemoPart = {
  after: ['autoridades', 'processos'],
  async seed({ db, office, person, keep, on, idOf, desde, hoje, ontem }) {
    const quem = person('politico_sindical');
    // The theme of the bill is registered two days before today.
    on(ontem, '06:30', () => tellProposicao(db, hoje, `${ontem}T09:30:00.000Z`, MOVIMENTACOES.length - 2));
    on(ontem, '18:30', () => tellProposicao(db, hoje, `${ontem}T21:30:00.000Z`, MOVIMENTACOES.length));
    for (const { dia, tags = [], bill, fill, encerrado, ...passo1 } of EXEMPLOS) {
      const quando = addDays(hoje, dia);
      on(quando < desde ? desde : quando, '09:42', async () => {
        const { id, versao } = await office.act(quem, 'temas', 'create', passo1);
        keep('temas', passo1.titulo, id);
        if (fill || bill) {
          await office.act(quem, 'temas', 'update', {
            id,
            versao,
            tags,
            ...bill,
            page: 2,
            classificacaoTema: 'Externo',
          });
        }
        await fill?.({ office, idOf, quem, id, hoje });
        if (!encerrado) return;
        const { versao: agora } = await office.act(quem, 'temas', 'get', { id });
        await office.act(quem, 'temas', 'encerrar', { id, versao: agora });
      });
    }
  },
  summary: async (db) => {
    const { n } = await db
      .selectFrom('temas')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    return `${n} temas`;
  },
};
