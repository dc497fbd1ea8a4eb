/**
 * Every module that has screens, once. A new module is one line here.
 *
 * The order is that of the pages in Ctrl K; the order of a menu stands at its routes.
 */
import { contaModule } from '#modules/acesso/conta/conta.routes.tsx';
import { inicioModule } from '#modules/acesso/inicio/inicio.routes.tsx';
import { sessaoModule } from '#modules/acesso/sessao/sessao.routes.tsx';
import { usuariosModule } from '#modules/acesso/usuarios/usuarios.routes.tsx';
import { dashboardsModule } from '#modules/bi/dashboards/dashboards.routes.tsx';
import { comunicacoesModule } from '#modules/comunicacao/comunicacoes/comunicacoes.routes.tsx';
import { interacoesModule } from '#modules/comunicacao/interacoes/interacoes.routes.tsx';
import { itensInteracaoModule } from '#modules/comunicacao/itens-interacao/itens-interacao.routes.tsx';
import { pesquisasModule } from '#modules/comunicacao/pesquisas/pesquisas.routes.tsx';
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
import { agendasModule } from '#modules/juridico/agendas/agendas.routes.tsx';
import { atendimentosModule } from '#modules/juridico/atendimentos/atendimentos.routes.tsx';
import { escritoriosModule } from '#modules/juridico/escritorios/escritorios.routes.tsx';
import { feriadosModule } from '#modules/juridico/feriados/feriados.routes.tsx';
import { listaEsperaModule } from '#modules/juridico/lista-espera/lista-espera.routes.tsx';
import { nomesParcelaModule } from '#modules/juridico/nomes-parcela/nomes-parcela.routes.tsx';
import { objetosProcessoModule } from '#modules/juridico/objetos-processo/objetos-processo.routes.tsx';
import { painelJuridicoModule } from '#modules/juridico/painel-juridico/painel-juridico.routes.tsx';
import { prazosModule } from '#modules/juridico/prazos/prazos.routes.tsx';
import { processosModule } from '#modules/juridico/processos/processos.routes.tsx';
import { relatorioProcessosModule } from '#modules/juridico/relatorio-processos/relatorio-processos.routes.tsx';
import { autoridadesModule } from '#modules/sindical/autoridades/autoridades.routes.tsx';
import { sindexModule } from '#modules/sindical/sindex/sindex.routes.tsx';
import { ajudaModule } from '#modules/sistema/ajuda/ajuda.routes.tsx';
import { auditoriaModule } from '#modules/sistema/auditoria/auditoria.routes.tsx';
import { configuracoesModule } from '#modules/sistema/configuracoes/configuracoes.routes.tsx';
import { emailsModule } from '#modules/sistema/emails/emails.routes.tsx';
import { saudeModule } from '#modules/sistema/saude/saude.routes.tsx';
import type { WebModule } from '#platform/module/index.ts';

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
  comunicacoesModule,
  interacoesModule,
  itensInteracaoModule,
  pesquisasModule,
  usuariosModule,
  pedidosTitularModule,
  painelJuridicoModule,
  atendimentosModule,
  escritoriosModule,
  feriadosModule,
  agendasModule,
  listaEsperaModule,
  nomesParcelaModule,
  objetosProcessoModule,
  prazosModule,
  processosModule,
  relatorioProcessosModule,
  sindexModule,
  autoridadesModule,
  configuracoesModule,
  emailsModule,
  auditoriaModule,
  saudeModule,
];
