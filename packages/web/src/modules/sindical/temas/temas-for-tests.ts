/** A theme in its fifth step with one of each kind, as the server answers it to whoever edits themes. */
import { podeDe } from '@sede/domain/kernel';
import type {
  AcaoDoTema,
  DadosOficiais,
  ItemDoTema,
  MotivoDoTema,
  PessoaDoTema,
  ProcessoDoTema,
  ResumoDosTemas,
  TemaCompleto,
  TemaListado,
} from '@sede/domain/modules/sindical/temas';

type Acao = 'editar' | 'encerrar' | 'reabrir' | 'excluir';
export const podeNoTeste = (menos: Partial<Record<Acao, MotivoDoTema | null>> = {}) =>
  podeDe<Acao, MotivoDoTema>({
    ...{ editar: null, encerrar: null, reabrir: 'em_acompanhamento', excluir: null },
    ...menos,
  });

const id = (fim: string) => `0198c0de-0000-7000-8000-0000000000${fim}`;
const parte = (fim: string) => ({ id: id(fim), versao: 1, criadoEm: '2026-11-01T12:00:00.000Z' });

export const LISTADO: TemaListado = {
  ...{ id: id('a1'), versao: 3, criadoEm: '2026-10-01T12:00:00.000Z', atualizadoEm: '2026-11-19T12:00:00.000Z' },
  tipoTema: 'Projeto de Lei Ordinária',
  titulo: 'Recomposição salarial',
  interessados: ['Câmara dos Deputados', 'Servidor Público'],
  prioridade: 'Máxima',
  situacao: 'EM_ACOMPANHAMENTO',
  tags: ['Remuneração'],
  page: 4,
  proposicao: 'PL 2384/2025',
  lastUpdated: '2026-11-19T12:42:00.000Z',
  contagens: { itens: 1, pessoas: 1, processos: 1, acoes: 1 },
  pode: podeNoTeste(),
};

export const ITEM: ItemDoTema = {
  ...parte('b1'),
  ...{ descricaoItem: 'Art. 2º: três parcelas', posicionamento: 'Favorável' },
  arquivos: [
    {
      ...parte('c1'),
      anexo: {
        ...{ id: id('d1'), nome: 'Nota técnica 14.pdf', tipoConteudo: 'application/pdf', tamanho: 1000 },
        ...{ sha256: 'a'.repeat(64), protegido: false },
        ...{ anexadoEm: '2026-11-01T12:00:00.000Z', anexadoPor: 'Marina Alves' },
      },
    },
  ],
  links: [{ ...parte('c2'), nome: 'Inteiro teor', tipo: 'Proposição', url: 'https://www.camara.leg.br/1' }],
};
const PESSOA: PessoaDoTema = {
  ...parte('e1'),
  ...{ nome: 'Dep. Helena Barros', motivoRelevancia: 'Relatora na CASP', posicao: 'Favorável', autoridadeId: null },
  ...{ telefone1: '61999990000', telefone2: null, email1: 'helena@example.org', email2: null },
};
const PROCESSO: ProcessoDoTema = {
  ...parte('f1'),
  ...{ processoSindicato: true, processoUid: id('f9'), identificacaoProcesso: '1042518-73.2025.4.01.3400' },
  ...{ tribunalOrgao: 'TRF1', abre: true },
};
export const ACAO: AcaoDoTema = {
  ...parte('aa'),
  ...{ dataAcao: '2026-11-19', descricaoAcao: 'Reunião com a relatora', classificacaoAcao: 'Externa' },
  ...{ comunicacao: true, autor: 'Marina Alves', arquivos: [], links: [] },
};

export const COMPLETO: TemaCompleto = {
  ...LISTADO,
  descricao: 'Recompõe as tabelas de vencimento em três parcelas.',
  classificacaoTema: 'Externo',
  ...{ casa: 'Câmara', sigla: 'PL', numero: 2384, ano: 2025, autor: 'Mesa Diretora' },
  ...{ existeItensDestaque: true, existePessoasInstituicoes: true, existeProcessos: true, existeAcoesSindicato: true },
  atualizadoPor: 'Marina Alves',
  ...{ itens: [ITEM], pessoas: [PESSOA], processos: [PROCESSO], acoes: [ACAO], arquivos: [], links: [] },
};
/** As its first step leaves it. */
export const NOVO: TemaCompleto = {
  ...COMPLETO,
  ...{ id: id('a2'), versao: 1, titulo: 'Data-base', page: 1, proposicao: null, classificacaoTema: null, tags: [] },
  ...{ casa: null, sigla: null, numero: null, ano: null, autor: null, situacao: 'EM_ACOMPANHAMENTO' },
  ...{ itens: [], pessoas: [], processos: [], acoes: [], contagens: { itens: 0, pessoas: 0, processos: 0, acoes: 0 } },
};

export const RESUMO: ResumoDosTemas = {
  administrativo: { emAcompanhamento: 2, encerrado: 0 },
  legislativo: { emAcompanhamento: 5, encerrado: 1 },
  ultimos: [LISTADO],
};

/** Two movements of five, the first new. */
export const OFICIAIS: DadosOficiais = {
  ...{ casa: 'Câmara', nome: 'PL 2384/2025', ementa: 'Altera a remuneração dos servidores.' },
  ...{ situacao: 'Pronta para Pauta', orgao: 'CASP', regime: 'Urgência (Art. 155, RICD)' },
  ...{ pagina: 'https://www.camara.leg.br/proposicoesWeb/fichadetramitacao?idProposicao=1', falha: null },
  consultadoEm: '2026-11-20T12:30:00.000Z',
  movimentacoes: [
    { id: id('91'), data: '2026-11-20', descricao: 'Incluído na pauta', orgao: 'CASP', nova: true },
    { id: id('92'), data: '2026-11-06', descricao: 'Encerrado o prazo para emendas', orgao: 'CASP', nova: false },
  ],
  ...{ total: 5, novas: 1, outros: [] },
};
