/** A judicial case in progress with its timeline and members, as the server answers it to the legal editors. */
import { podeDe } from '@sede/domain/kernel';
import type { Atendimento } from '@sede/domain/modules/juridico/atendimentos';
import type {
  Andamento,
  EventoDoProcesso,
  FiliadosDoProcesso,
  MeusProcessos,
  ProcessoCompleto,
  ProcessoListado,
} from '@sede/domain/modules/juridico/processos';

export const ESCRITORIO = { id: '0198c0de-0000-7000-8000-0000000000e1', nome: 'Barros & Lima', desabilitado: false };
export const OBJETO = {
  id: '0198c0de-0000-7000-8000-0000000000b1',
  descricao: 'Reajuste de 13,23%',
  desabilitado: false,
};
export const EVENTO_ID = '0198c0de-0000-7000-8000-0000000000e5';
export const VINCULO = '0198c0de-0000-7000-8000-00000000aa02';
export const ANA = '0198c0de-0000-7000-8000-0000000000f1';

type Motivo = 'so_consulta' | 'em_andamento' | 'aguardando' | 'encerrado';
type Acao =
  | ('editar' | 'enviarManifestacao' | 'manifestar' | 'encerrar' | 'reabrir')
  | ('excluir' | 'registrar' | 'excluirAnexo');
const TUDO: Readonly<Record<Acao, Motivo | null>> = {
  ...{ editar: null, enviarManifestacao: null, manifestar: null, encerrar: null },
  ...{ reabrir: 'em_andamento', excluir: null, registrar: null, excluirAnexo: null },
};

/** What may be done: all that 'Em andamento' allows the legal editors, but for these. */
export const podeMenos = (menos: Partial<Record<Acao, Motivo>> = {}) => podeDe<Acao, Motivo>({ ...TUDO, ...menos });
/** Of an office's user. */
export const podeDoEscritorio = () =>
  podeMenos({
    ...{ editar: 'so_consulta', encerrar: 'so_consulta', reabrir: 'so_consulta' },
    ...{ excluir: 'so_consulta', excluirAnexo: 'so_consulta' },
  });
/** Of who only reads. */
export const podeNada = () =>
  podeMenos({
    ...{ editar: 'so_consulta', enviarManifestacao: 'so_consulta', manifestar: 'so_consulta' },
    ...{ encerrar: 'so_consulta', reabrir: 'so_consulta', excluir: 'so_consulta' },
    ...{ registrar: 'so_consulta', excluirAnexo: 'so_consulta' },
  });

export const LISTADO: ProcessoListado = {
  id: '0198c0de-0000-7000-8000-0000000000a1',
  versao: 4,
  criadoEm: '2026-05-14T12:00:00.000Z',
  atualizadoEm: '2026-11-18T12:00:00.000Z',
  tipo: 'Judicial',
  numero: '1023344-75.2021.4.01.3400',
  formatoAntigo: false,
  titulo: 'Execução coletiva dos 13,23%',
  tribunalOrgao: 'TRF1',
  escritorioId: ESCRITORIO.id,
  escritorioNome: ESCRITORIO.nome,
  objetoId: OBJETO.id,
  nomeObjeto: OBJETO.descricao,
  dataProtocolo: '2021-05-14',
  situacao: 'Em andamento',
  valorCausa: 4_831_024_000,
  filiadosIndeterminados: false,
  orgaos: [],
  filiados: 5,
  nomes: ['Adalberto Nunes', 'Alba Torquato', 'Anselmo Pontes'],
  movimentadoEm: '2026-11-18T12:00:00.000Z',
  aConferir: [],
  proximoPrazo: '2026-11-27',
  pode: podeMenos(),
};

const acontecido = (id: string, outro: Partial<Andamento>): Andamento => ({
  ...{ id, tipo: 'evento', em: '2026-11-18T03:00:00.000Z', versao: null, data: null, titulo: null, texto: null },
  ...{ comunicado: null, autor: 'Lúcia Ferraz', nomeAutor: 'Lúcia Ferraz', anexos: [], de: null, para: null },
  pode: {},
  ...outro,
});

export const ANEXO = {
  ...{
    id: '0198c0de-0000-7000-8000-0000000000c1',
    nome: 'decisao-embargos.pdf',
    tipoConteudo: 'application/pdf',
    tamanho: 214_000,
    protegido: false,
  },
  ...{ anexadoEm: '2026-11-18T12:00:00.000Z', anexadoPor: 'Camila Barros' },
};

export const EMBARGOS = acontecido(EVENTO_ID, {
  ...{
    versao: 2,
    data: '2026-11-18',
    titulo: 'Embargos à execução recebidos',
    texto: 'Recebidos sem efeito suspensivo.',
  },
  ...{ comunicado: true, autor: 'Barros & Lima (Escritório)', nomeAutor: 'Camila Barros', anexos: [ANEXO] },
});
export const EVENTO: EventoDoProcesso = {
  ...{ id: EVENTO_ID, versao: 3, processoId: '0198c0de-0000-7000-8000-0000000000a1', titulo: 'Sentença' },
  ...{ descricao: 'Pedido julgado procedente.', data: '2026-11-20', comunicado: true, anexos: [] },
};
export const MANIFESTACAO = acontecido('ma1', {
  ...{ tipo: 'manifestacao', em: '2026-11-12T13:00:00.000Z', texto: 'De acordo com o acordo parcial.' },
});
export const COMENTARIO = acontecido('co1', {
  ...{ tipo: 'comentario', em: '2026-11-06T13:00:00.000Z', texto: 'Contador pede as fichas.' },
});
const ENVIADO = acontecido('12', {
  ...{ tipo: 'situacao', em: '2026-11-10T13:00:00.000Z', de: 'Em andamento', para: 'Aguardando manifestação' },
});
const RESPONDIDO = acontecido('13', {
  ...{ tipo: 'situacao', em: '2026-11-12T13:00:00.000Z', de: 'Aguardando manifestação', para: 'Em andamento' },
});
export const ANDAMENTOS = { itens: [EMBARGOS, MANIFESTACAO, RESPONDIDO, ENVIADO, COMENTARIO], proximo: null };

export const PROCESSO: ProcessoCompleto = {
  ...LISTADO,
  ano: 2021,
  movidoPeloSindicato: true,
  linkProcesso: 'https://pje.trf1.example/1023344',
  natureza: null,
  tags: ['remuneração'],
  pessoasTemDireito: 'Quem estava em exercício em 2003.',
  publicarAcaoColetiva: true,
  haveraComunicacao: false,
  relacionadoAtendimentos: false,
  anexos: [
    { ...ANEXO, id: '0198c0de-0000-7000-8000-0000000000c2', nome: 'peticao-inicial.pdf', sha256: 'a'.repeat(64) },
  ],
  casas: [
    { casa: 'CAMARA', filiados: 3 },
    { casa: 'SENADO', filiados: 2 },
  ],
  atendimentos: [],
  contagens: { evento: 14, manifestacao: 3, comentario: 9 },
  andamentos: ANDAMENTOS,
};

export const FILIADOS: FiliadosDoProcesso = {
  itens: [
    {
      ...{
        id: '0198c0de-0000-7000-8000-00000000aa01',
        filiadoId: ANA,
        nome: 'Adalberto Nunes',
        casa: 'TCU',
        matricula: '1234',
        cpf: '52998224725',
      },
      ...{ telefones: ['(61) 99999-0000'], desfiliado: false, falecido: false },
    },
    {
      ...{ id: VINCULO, filiadoId: ANA, nome: 'Alba Torquato', casa: 'CAMARA', matricula: '4321', cpf: null },
      ...{ telefones: [], desfiliado: true, falecido: false },
    },
  ],
  total: 2,
  pagina: 1,
};

export const MEU: MeusProcessos['itens'][number] = {
  id: LISTADO.id,
  tipo: 'Judicial',
  numero: '10233447520214013400',
  ano: 2021,
  tribunalOrgao: 'TRF1',
  escritorio: ESCRITORIO.nome,
  situacao: 'Em andamento',
  valorCausa: 4_831_024_000,
  portal: true,
  linkProcesso: 'https://pje.trf1.example/1023344',
  filiado: 'Ana Souza',
  outros: 4,
  casas: ['CAMARA', 'SENADO'],
  eventos: [{ titulo: 'Sentença', data: '2026-11-02', descricao: 'Pedido julgado procedente.', comunicado: true }],
};

export const ATENDIMENTO: Atendimento = {
  ...{ id: '0198c0de-0000-7000-8000-0000000000d1', versao: 1, numero: '2026/0007', situacao: 'Aguardando realização' },
  ...{ criadoEm: '2026-11-01T12:00:00.000Z', atualizadoEm: '2026-11-01T12:00:00.000Z' },
  ...{ escritorioId: ESCRITORIO.id, nomeEscritorio: ESCRITORIO.nome, agendaId: null, data: '2026-11-20' },
  ...{ inicio: '09:00', fim: '09:40', tipoAtendimento: 'Presencial', tipoServico: 'Jurídico', local: null },
  ...{ encaixe: false, filiados: [{ id: ANA, nome: 'Ana Souza' }], agendadoPor: 'Lúcia', ocorreu: null },
  ...{ filiadoAusente: false, canceladoDe: null, pode: {}, semHorario: false, aConferir: [] },
};
