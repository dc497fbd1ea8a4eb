/** Texts of exits and returns, to the letter of the spec where it has them. Source: spec 3 §2.13, §5, §8; decisions-sindical-contratos-patrimonio (Words, Flow). */
import { defineErrors, defineMotivos, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';
import { INICIOS_DO_PATRIMONIO, PAGINAS_DO_PATRIMONIO } from '../patrimonio.lists.ts';
import { OBRIGATORIO_PATRIMONIO } from '../patrimonio.messages.ts';

export const fluxosMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  retornado: 'O bem já retornou.',
});
export type MotivoDoFluxo = MotivoDe<typeof fluxosMotivos>;

export const fluxosErrors = defineErrors('fluxos', {
  retornado: { kind: 'state', message: fluxosMotivos.texto('retornado') },
});

export const fluxosMessages = {
  titulo: PAGINAS_DO_PATRIMONIO.fluxos,
  novo: INICIOS_DO_PATRIMONIO.saida,
  editar: 'Editar fluxo',
  registrarRetorno: 'Registrar retorno',
  prorrogar: 'Prorrogar',
  jaRetornou: 'Já retornou',
  obrigatorio: OBRIGATORIO_PATRIMONIO,
  salvo: 'Fluxo salvo com sucesso!',
  erroSalvar: 'Erro ao salvar fluxo.',
  prorrogado: 'Previsão de retorno alterada.',
  retornoAntes: 'O retorno não pode ser anterior à saída.',
  retornoFuturo: 'O retorno não pode ser no futuro.',
  saidaFutura: 'A data de saída não pode ser futura.',
  previsaoAntes: 'A previsão não pode ser anterior à saída.',
  previsaoPassada: 'A nova previsão não pode ser anterior a hoje.',
  bemRepetido: 'O mesmo bem está duas vezes.',
  semEmail: 'Sem e-mail: o termo é só em papel, e não há avisos de atraso.',
  aConferir: 'A conferir',
  nenhumDado: 'Nenhum dado disponivel',
  vazio: 'Aqui ficam as saídas e os retornos dos bens: com quem foram, para quê e quando voltam.',
} as const;
