/** Texts of the page of BI, to the letter of the spec. Source: spec 3 §2.15, §5, §8; decisions-sindical (Words, BI). */
import { defineErrors, defineMotivos, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';
import { PAGINA_DO_BI } from './dashboards.name.ts';

export const dashboardsMotivos = defineMotivos({ so_consulta: SO_CONSULTA });
export type MotivoDashboard = MotivoDe<typeof dashboardsMotivos>;

export const dashboardsErrors = defineErrors('dashboards', {
  so_consulta: { kind: 'forbidden', message: SO_CONSULTA },
});

export const dashboardsMessages = {
  titulo: PAGINA_DO_BI.titulo,
  subtitulo: 'Relatórios do Power BI do sindicato.',
  obrigatorio: 'Todos os campos sao obrigatorios!',
  urlInvalida: 'Insira uma url valida! ',
  ajudaDaUrl:
    'No Power BI: Arquivo › Inserir relatório › Site ou portal. O endereço começa por https://app.powerbi.com/reportEmbed?reportId=',
  novo: 'Incluir dashboard',
  editar: 'Editar dashboard',
  excluir: 'Excluir dashboard',
  pergunta: 'Tem certeza que deseja excluir este dashboard?',
  incluido: 'Dashboard incluido com sucesso!',
  salvo: 'Edição salva com sucesso!',
  removido: 'Dashboard removido com sucesso!',
  erroInserir: 'Erro ao inserir dashboard!',
  vazio: 'Nao ha nenhum dado para ser exibido',
  novaAba: 'Abrir em nova aba',
  tempo: 'O relatório pede a sua conta do Power BI. Se ele não aparecer, abra-o em nova aba.',
} as const;
