/** Texts of deadlines. Source: decisions-legal (Prazos). */
import { defineErrors, defineMotivos, formatDataBr, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';
import type { EstadoDoPrazo } from './prazo.lists.ts';
import { PAGINA_DOS_PRAZOS } from './prazos.name.ts';

export const prazosMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  cumprido: 'O prazo já foi cumprido.',
  cancelado: 'O prazo foi cancelado.',
});
export type MotivoDoPrazo = MotivoDe<typeof prazosMotivos>;

export const prazosErrors = defineErrors('prazos', {
  estado: {
    kind: 'state',
    message: ({ estado }: { estado: EstadoDoPrazo }) => `A situação mudou para ${estado}. Atualize a página.`,
  },
  /** Holidays or the deadline changed between the look and the confirmation. */
  recalculo_mudou: { kind: 'state', message: 'A nova data mudou. Atualize a página.' },
  responsavel: { kind: 'rule', message: 'Escolha quem trabalha neste processo.' },
});

const muda = (antes: string, depois: string) => `${formatDataBr(antes)} → ${formatDataBr(depois)}`;

export const prazosMessages = {
  ...PAGINA_DOS_PRAZOS,
  editar: 'Editar prazo',
  salvo: 'Prazo salvo com sucesso!',
  cumprir: 'Cumprir',
  cumprido: 'Prazo cumprido com sucesso!',
  notaDoCumprimento: 'O que foi feito',
  confirmaCumprir: (titulo: string) => `Confirma o cumprimento do prazo ${titulo}?`,
  cancelar: 'Cancelar prazo',
  cancelado: 'Prazo cancelado com sucesso!',
  confirmaCancelar: (titulo: string) => `Confirma o cancelamento do prazo ${titulo}?`,
  confiraNoDiario: 'Confira no diário oficial.',
  comecaEm: (data: string) => `Começa a contar em ${formatDataBr(data)}`,
  venceEm: (data: string) => `Vence em ${formatDataBr(data)}`,
  diasPulados: 'Dias que não contam',
  nenhumPulado: 'Nenhum dia pulado.',
  diaSemExpediente: (motivo: string) => `Neste dia não há expediente (${motivo}).`,
  atrasado: 'Atrasado',
  venceHoje: 'Vence hoje',
  responsavelDesabilitado: 'Sem acesso: os avisos vão para o escritório.',
  recalculos: 'Prazos que mudam com os feriados',
  sobreOsRecalculos: 'Os feriados mudaram depois que estes prazos foram contados. Nenhuma data muda sem confirmação.',
  muda,
  mudar: 'Mudar a data',
  manter: 'Manter a data',
  mudado: 'Data do prazo mudada.',
  mantido: 'Data do prazo mantida.',
  nenhumRecalculo: 'Nenhum prazo aberto muda com os feriados de agora.',
  /** '3 prazos abertos mudam com os feriados de agora.' */
  quantosMudam: (n: number) =>
    n === 1 ? 'Um prazo aberto muda com os feriados de agora.' : `${n} prazos abertos mudam com os feriados de agora.`,
  vazio: 'Aqui ficam os prazos dos processos, o que vence antes primeiro.',
  nenhumNoProcesso: 'Nenhum prazo neste processo.',
} as const;
