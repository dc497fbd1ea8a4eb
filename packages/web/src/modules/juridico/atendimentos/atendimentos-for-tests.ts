/** An appointment to come with two members, as the server answers it; `pode` as the Jurídico role has it. */
import { podeDe } from '@sede/domain/kernel';
import type { Atendimento, AtendimentoCompleto, MotivoAtendimento } from '@sede/domain/modules/juridico/atendimentos';

export const ESCRITORIO = { id: '0198c0de-0000-7000-8000-0000000000e1', nome: 'Advocacia Prado', desabilitado: false };
export const HELENA = '0198c0de-0000-7000-8000-0000000000f1';
const RUI = '0198c0de-0000-7000-8000-0000000000f2';
export const CAMILA = '0198c0de-0000-7000-8000-0000000000c1';
export const ID = '0198c0de-0000-7000-8000-0000000000a1';

type Situacao = Atendimento['situacao'];
type Proibidas = Partial<Record<keyof Atendimento['pode'], MotivoAtendimento>>;

/** What the table of acts says of a situation. */
export const podeEm = (situacao: Situacao, outras: Proibidas = {}): Atendimento['pode'] => {
  const nao: MotivoAtendimento = { codigo: 'situacao', valores: { situacao } };
  const em = (...situacoes: Situacao[]) => (situacoes.includes(situacao) ? null : nao);
  return podeDe({
    editar: em('Aguardando realização', 'Aguardando conclusão'),
    remarcar: em('Aguardando realização'),
    registrarResultado: em('Aguardando realização', 'Aguardando conclusão'),
    concluir: situacao === 'Aguardando realização' ? 'sem_resultado' : em('Aguardando conclusão'),
    cancelarConclusao: em('Concluído'),
    cancelar: situacao === 'Cancelado' ? nao : null,
    desfazerCancelamento: em('Cancelado'),
    comentar: null,
    ...outras,
  });
};

export const SO_CONSULTA = podeDe({
  editar: 'so_consulta',
  remarcar: 'so_consulta',
  registrarResultado: 'so_consulta',
  concluir: 'so_consulta',
  cancelarConclusao: 'so_consulta',
  cancelar: 'so_consulta',
  desfazerCancelamento: 'so_consulta',
  comentar: 'so_consulta',
} as const);

export const ATENDIMENTO: AtendimentoCompleto = {
  id: ID,
  versao: 3,
  criadoEm: '2026-11-10T15:00:00.000Z',
  atualizadoEm: '2026-11-10T15:00:00.000Z',
  numero: '2026/1187',
  situacao: 'Aguardando realização',
  escritorioId: ESCRITORIO.id,
  nomeEscritorio: ESCRITORIO.nome,
  agendaId: '0198c0de-0000-7000-8000-0000000000d1',
  data: '2026-11-20',
  inicio: '09:40',
  fim: '10:20',
  tipoAtendimento: 'Presencial',
  tipoServico: 'Jurídico',
  local: 'SCS Quadra 2, sala 304',
  encaixe: false,
  filiados: [
    { id: HELENA, nome: 'Helena Prado de Araújo' },
    { id: RUI, nome: 'Rui Castanheira Mota' },
  ],
  agendadoPor: 'Júlia',
  ocorreu: null,
  filiadoAusente: false,
  canceladoDe: null,
  semHorario: false,
  aConferir: [],
  pode: podeEm('Aguardando realização'),
  processoEmCurso: true,
  descricao: 'Dúvida sobre a execução.',
  confirmadoPassado: false,
  motivoDaFalta: null,
  advogadoId: null,
  advogadoNome: null,
  comentarioResultado: null,
  novoProcesso: null,
  concluidoEm: null,
  concluidoPor: null,
  comentarioConclusao: null,
  canceladoEm: null,
  canceladoMotivo: null,
  horarios: [{ id: '0198c0de-0000-7000-8000-000000000001', inicio: '09:40', fim: '10:20' }],
  participantes: [
    {
      ...{ id: HELENA, nome: 'Helena Prado de Araújo', casa: 'SENADO', matricula: '100', compareceu: null },
      ...{ email: 'helena@casa.example', telefones: ['+5561998124470'] },
    },
    {
      ...{ id: RUI, nome: 'Rui Castanheira Mota', casa: 'CAMARA', matricula: '200', compareceu: null },
      ...{ email: null, telefones: ['+5561984550192'] },
    },
  ],
  processos: [
    {
      ...{ id: '0198c0de-0000-7000-8000-0000000000b1', tipo: 'Judicial', numero: '1023344-75.2021.4.01.3400' },
      ...{ titulo: null, situacao: 'Em andamento', escritorioNome: 'Advocacia Prado', origens: ['agendamento'] },
    },
    {
      ...{ id: null, tipo: null, numero: null, titulo: null, situacao: null, escritorioNome: null },
      origens: ['agendamento'],
    },
  ],
  arquivos: [],
  advogados: [{ id: CAMILA, nome: 'Camila Barros' }],
  comentarios: [
    {
      ...{ id: '0198c0de-0000-7000-8000-000000000011', em: '2026-11-11T12:00:00.000Z' },
      ...{ comentario: 'Trazer contracheques.', autor: 'Júlia', escritorio: null },
    },
    {
      ...{ id: '0198c0de-0000-7000-8000-000000000012', em: '2026-11-12T12:00:00.000Z' },
      ...{ comentario: 'Combinado.', autor: 'Paula', escritorio: 'Advocacia Prado' },
    },
  ],
};

/** The same after its outcome. */
export const OCORRIDO: AtendimentoCompleto = {
  ...ATENDIMENTO,
  versao: 4,
  situacao: 'Aguardando conclusão',
  ocorreu: true,
  pode: podeEm('Aguardando conclusão'),
};
