/** Texts of maintenances, to the letter of the spec where it has them. Source: spec 3 §2.13, §5, §8; decisions-sindical-contratos-patrimonio (Words, Maintenance). */
import { defineErrors, defineMotivos, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';
import { INICIOS_DO_PATRIMONIO, MAX_ANEXOS_DO_BEM, PAGINAS_DO_PATRIMONIO } from '../patrimonio.lists.ts';
import { ANEXOS_DO_PATRIMONIO, OBRIGATORIO_PATRIMONIO } from '../patrimonio.messages.ts';

export const manutencoesMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  encerrada: 'O bem já voltou da manutenção.',
});
export type MotivoDaManutencao = MotivoDe<typeof manutencoesMotivos>;

export const manutencoesErrors = defineErrors('manutencoes', {
  encerrada: { kind: 'state', message: manutencoesMotivos.texto('encerrada') },
  anexos_demais: { kind: 'rule', message: `No máximo ${MAX_ANEXOS_DO_BEM} anexos.` },
});

export const manutencoesMessages = {
  ...ANEXOS_DO_PATRIMONIO,
  titulo: PAGINAS_DO_PATRIMONIO.manutencoes,
  novo: INICIOS_DO_PATRIMONIO.manutencao,
  editar: 'Editar Manutenção',
  registrarRetorno: 'Registrar retorno',
  jaRetornou: 'Já retornou',
  descartePendente: 'Marcar o bem como descarte pendente',
  obrigatorio: OBRIGATORIO_PATRIMONIO,
  salvo: 'Histórico de manutenção salvo com sucesso!',
  erroSalvar: 'Erro ao salvar histórico de manutenção.',
  retornoAntes: 'O retorno não pode ser anterior à manutenção.',
  retornoFuturo: 'O retorno não pode ser no futuro.',
  futura: 'A data de manutenção não pode ser futura.',
  soSemConserto: "Só com o resultado 'Sem conserto' de um bem de pessoa.",
  despesaInexistente: 'A despesa não existe mais.',
  aConferir: 'A conferir',
  nenhumDado: 'Nenhum dado disponivel',
  vazio: 'Aqui ficam as manutenções dos bens: o problema, quem conserta e o que resultou.',
} as const;
