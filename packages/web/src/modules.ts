/**
 * Every module that has screens, once. A new module is one line: here, or in its area's list (`modules.<area>.ts`) where few people
 * open the area.
 *
 * The order is that of the pages in Ctrl K; the order of a menu stands at its routes. What stands here is part of every first load;
 * an area comes with whoever holds one of its permissions, or with its address (decision 106).
 */
import { contaModule } from '#modules/acesso/conta/conta.routes.tsx';
import { inicioModule } from '#modules/acesso/inicio/inicio.routes.tsx';
import { sessaoModule } from '#modules/acesso/sessao/sessao.routes.tsx';
import { usuariosModule } from '#modules/acesso/usuarios/usuarios.routes.tsx';
import { dashboardsModule } from '#modules/bi/dashboards/dashboards.routes.tsx';
import { contratosModule } from '#modules/contratos/contratos/contratos.routes.tsx';
import { consignacoesModule } from '#modules/filiados/consignacoes/consignacoes.routes.tsx';
import { correcoesModule } from '#modules/filiados/correcoes/correcoes.routes.tsx';
import { desfiliacoesModule } from '#modules/filiados/desfiliacoes/desfiliacoes.routes.tsx';
import { duplicadosModule } from '#modules/filiados/duplicados/duplicados.routes.tsx';
import { filiadosModule } from '#modules/filiados/filiados/filiados.routes.tsx';
import { meuPerfilModule } from '#modules/filiados/meu-perfil/meu-perfil.routes.tsx';
import { numerosModule } from '#modules/filiados/numeros/numeros.routes.tsx';
import { pedidosFiliacaoModule } from '#modules/filiados/pedidos-filiacao/pedidos-filiacao.routes.tsx';
import { pedidosTitularModule } from '#modules/filiados/pedidos-titular/pedidos-titular.routes.tsx';
import { relatorioDependentesModule } from '#modules/filiados/relatorio-dependentes/relatorio-dependentes.routes.tsx';
import { relatorioFiliadosModule } from '#modules/filiados/relatorio-filiados/relatorio-filiados.routes.tsx';
import { verificadorModule } from '#modules/filiados/verificador/verificador.routes.tsx';
import { analiseModule } from '#modules/financeiro/analise/analise.routes.tsx';
import { beneficiariosModule } from '#modules/financeiro/beneficiarios/beneficiarios.routes.tsx';
import { borderosModule } from '#modules/financeiro/borderos/borderos.routes.tsx';
import { conciliacoesModule } from '#modules/financeiro/conciliacoes/conciliacoes.routes.tsx';
import { contasBancariasModule } from '#modules/financeiro/contas-bancarias/contas-bancarias.routes.tsx';
import { despesasModule } from '#modules/financeiro/despesas/despesas.routes.tsx';
import { documentosModule } from '#modules/financeiro/documentos/documentos.routes.tsx';
import { eventosModule } from '#modules/financeiro/eventos/eventos.routes.tsx';
import { extratosModule } from '#modules/financeiro/extratos/extratos.routes.tsx';
import { fechamentosModule } from '#modules/financeiro/fechamentos/fechamentos.routes.tsx';
import { funcionariosModule } from '#modules/financeiro/funcionarios/funcionarios.routes.tsx';
import { itensDespesaModule } from '#modules/financeiro/itens-despesa/itens-despesa.routes.tsx';
import { itensReceitaModule } from '#modules/financeiro/itens-receita/itens-receita.routes.tsx';
import { orcamentoModule } from '#modules/financeiro/orcamento/orcamento.routes.tsx';
import { painelModule } from '#modules/financeiro/painel/painel.routes.tsx';
import { projecaoModule } from '#modules/financeiro/projecao/projecao.routes.tsx';
import { receitasModule } from '#modules/financeiro/receitas/receitas.routes.tsx';
import { recorrenciasModule } from '#modules/financeiro/recorrencias/recorrencias.routes.tsx';
import { relatorioDespesasModule } from '#modules/financeiro/relatorio-despesas/relatorio-despesas.routes.tsx';
import { suprimentosModule } from '#modules/financeiro/suprimentos/suprimentos.routes.tsx';
import { transferenciasModule } from '#modules/financeiro/transferencias/transferencias.routes.tsx';
import { transparenciaModule } from '#modules/financeiro/transparencia/transparencia.routes.tsx';
import { temasModule } from '#modules/sindical/temas/temas.routes.tsx';
import { ajudaModule } from '#modules/sistema/ajuda/ajuda.routes.tsx';
import { auditoriaModule } from '#modules/sistema/auditoria/auditoria.routes.tsx';
import { configuracoesModule } from '#modules/sistema/configuracoes/configuracoes.routes.tsx';
import { emailsModule } from '#modules/sistema/emails/emails.routes.tsx';
import { saudeModule } from '#modules/sistema/saude/saude.routes.tsx';
import type { WebModule } from '#platform/module/index.ts';
import type { RouteArea } from '#platform/routing/index.ts';

export const MODULES: readonly WebModule[] = [
  sessaoModule,
  contaModule,
  inicioModule,
  ajudaModule,
  painelModule,
  despesasModule,
  relatorioDespesasModule,
  analiseModule,
  projecaoModule,
  recorrenciasModule,
  borderosModule,
  beneficiariosModule,
  receitasModule,
  orcamentoModule,
  itensDespesaModule,
  itensReceitaModule,
  contasBancariasModule,
  transferenciasModule,
  conciliacoesModule,
  extratosModule,
  suprimentosModule,
  fechamentosModule,
  eventosModule,
  documentosModule,
  transparenciaModule,
  contratosModule,
  funcionariosModule,
  dashboardsModule,
  filiadosModule,
  desfiliacoesModule,
  duplicadosModule,
  relatorioFiliadosModule,
  relatorioDependentesModule,
  numerosModule,
  meuPerfilModule,
  pedidosFiliacaoModule,
  correcoesModule,
  verificadorModule,
  consignacoesModule,
  usuariosModule,
  pedidosTitularModule,
  temasModule,
  configuracoesModule,
  emailsModule,
  auditoriaModule,
  saudeModule,
];

export const AREAS: readonly RouteArea[] = [
  {
    at: ['/comunicacao', '/interacoes', '/Satisfacao'],
    access: ['comunicacao.aprovar', 'interacoes.ver', 'pesquisas.aprovar'],
    load: () => import('./modules.comunicacao.ts').then((m) => m.MODULES),
  },
  {
    at: ['/juridico', '/escritorio', '/processos', '/filiado/processos'],
    access: ['juridico.ver', 'processos.relatorio', 'processos.ver-proprios'],
    load: () => import('./modules.juridico.ts').then((m) => m.MODULES),
  },
  {
    at: ['/Sindex', '/Autoridades'],
    access: ['sindex.usar', 'autoridades.ver'],
    load: () => import('./modules.sindical.ts').then((m) => m.MODULES),
  },
  {
    at: ['/patrimonio'],
    access: ['patrimonio.ver'],
    load: () => import('./modules.patrimonio.ts').then((m) => m.MODULES),
  },
];
