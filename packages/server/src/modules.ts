/**
 * Every module of the server, once. A new module is one line here.
 *
 * The keys are the contract's: a module that is missing here, or that the contract does not know, does not compile
 * (`program.ts`). The order is that in which people see what modules bring (the groups of Ctrl K, the worklist); where a
 * contribution has an order of its own, it says so itself.
 */
import { contaModule } from '#modules/acesso/conta/index.ts';
import { inicioModule } from '#modules/acesso/inicio/index.ts';
import { sessaoModule } from '#modules/acesso/sessao/index.ts';
import { usuariosModule } from '#modules/acesso/usuarios/index.ts';
import { dashboardsModule } from '#modules/bi/dashboards/index.ts';
import { comunicacoesModule } from '#modules/comunicacao/comunicacoes/index.ts';
import { importacoesInteracaoModule } from '#modules/comunicacao/importacoes-interacao/index.ts';
import { interacoesModule } from '#modules/comunicacao/interacoes/index.ts';
import { itensInteracaoModule } from '#modules/comunicacao/itens-interacao/index.ts';
import { pesquisasModule } from '#modules/comunicacao/pesquisas/index.ts';
import { contratosModule } from '#modules/contratos/contratos/index.ts';
import { consignacoesModule } from '#modules/filiados/consignacoes/index.ts';
import { correcoesModule } from '#modules/filiados/correcoes/index.ts';
import { dependentesModule } from '#modules/filiados/dependentes/index.ts';
import { desfiliacoesModule } from '#modules/filiados/desfiliacoes/index.ts';
import { duplicadosModule } from '#modules/filiados/duplicados/index.ts';
import { filiadosModule } from '#modules/filiados/filiados/index.ts';
import { meuPerfilModule } from '#modules/filiados/meu-perfil/index.ts';
import { numerosModule } from '#modules/filiados/numeros/index.ts';
import { pedidosFiliacaoModule } from '#modules/filiados/pedidos-filiacao/index.ts';
import { pedidosTitularModule } from '#modules/filiados/pedidos-titular/index.ts';
import { relatorioDependentesModule } from '#modules/filiados/relatorio-dependentes/index.ts';
import { relatorioFiliadosModule } from '#modules/filiados/relatorio-filiados/index.ts';
import { verificadorModule } from '#modules/filiados/verificador/index.ts';
import { analiseModule } from '#modules/financeiro/analise/index.ts';
import { beneficiariosModule } from '#modules/financeiro/beneficiarios/index.ts';
import { borderosModule } from '#modules/financeiro/borderos/index.ts';
import { conciliacoesModule } from '#modules/financeiro/conciliacoes/index.ts';
import { contasBancariasModule } from '#modules/financeiro/contas-bancarias/index.ts';
import { despesasModule } from '#modules/financeiro/despesas/index.ts';
import { documentosModule } from '#modules/financeiro/documentos/index.ts';
import { eventosModule } from '#modules/financeiro/eventos/index.ts';
import { extratosModule } from '#modules/financeiro/extratos/index.ts';
import { fechamentosModule } from '#modules/financeiro/fechamentos/index.ts';
import { funcionariosModule } from '#modules/financeiro/funcionarios/index.ts';
import { itensDespesaModule } from '#modules/financeiro/itens-despesa/index.ts';
import { itensReceitaModule } from '#modules/financeiro/itens-receita/index.ts';
import { orcamentoModule } from '#modules/financeiro/orcamento/index.ts';
import { painelModule } from '#modules/financeiro/painel/index.ts';
import { projecaoModule } from '#modules/financeiro/projecao/index.ts';
import { receitasModule } from '#modules/financeiro/receitas/index.ts';
import { recorrenciasModule } from '#modules/financeiro/recorrencias/index.ts';
import { relatorioDespesasModule } from '#modules/financeiro/relatorio-despesas/index.ts';
import { suprimentosModule } from '#modules/financeiro/suprimentos/index.ts';
import { transferenciasModule } from '#modules/financeiro/transferencias/index.ts';
import { transparenciaModule } from '#modules/financeiro/transparencia/index.ts';
import { agendasModule } from '#modules/juridico/agendas/index.ts';
import { atendimentosModule } from '#modules/juridico/atendimentos/index.ts';
import { escritoriosModule } from '#modules/juridico/escritorios/index.ts';
import { feriadosModule } from '#modules/juridico/feriados/index.ts';
import { listaEsperaModule } from '#modules/juridico/lista-espera/index.ts';
import { listasProcessoModule } from '#modules/juridico/listas-processo/index.ts';
import { nomesParcelaModule } from '#modules/juridico/nomes-parcela/index.ts';
import { objetosProcessoModule } from '#modules/juridico/objetos-processo/index.ts';
import { painelJuridicoModule } from '#modules/juridico/painel-juridico/index.ts';
import { prazosModule } from '#modules/juridico/prazos/index.ts';
import { processosModule } from '#modules/juridico/processos/index.ts';
import { relatorioProcessosModule } from '#modules/juridico/relatorio-processos/index.ts';
import { bensModule } from '#modules/patrimonio/bens/index.ts';
import { fluxosModule } from '#modules/patrimonio/fluxos/index.ts';
import { inventariosModule } from '#modules/patrimonio/inventarios/index.ts';
import { manutencoesModule } from '#modules/patrimonio/manutencoes/index.ts';
import { termosModule } from '#modules/patrimonio/termos/index.ts';
import { autoridadesModule } from '#modules/sindical/autoridades/index.ts';
import { sindexModule } from '#modules/sindical/sindex/index.ts';
import { temasModule } from '#modules/sindical/temas/index.ts';
import { anexosModule } from '#modules/sistema/anexos/index.ts';
import { aoVivoModule } from '#modules/sistema/ao-vivo/index.ts';
import { atosModule } from '#modules/sistema/atos/index.ts';
import { auditoriaModule } from '#modules/sistema/auditoria/index.ts';
import { avisosModule } from '#modules/sistema/avisos/index.ts';
import { buscaModule } from '#modules/sistema/busca/index.ts';
import { configuracoesModule } from '#modules/sistema/configuracoes/index.ts';
import { copiasModule } from '#modules/sistema/copias/index.ts';
import { emailsModule } from '#modules/sistema/emails/index.ts';
import { publicoModule } from '#modules/sistema/publico/index.ts';
import { saudeModule } from '#modules/sistema/saude/index.ts';
import { visoesModule } from '#modules/sistema/visoes/index.ts';

export const MODULES = {
  painel: painelModule,
  despesas: despesasModule,
  recorrencias: recorrenciasModule,
  borderos: borderosModule,
  receitas: receitasModule,
  beneficiarios: beneficiariosModule,
  itensDespesa: itensDespesaModule,
  itensReceita: itensReceitaModule,
  contasBancarias: contasBancariasModule,
  transferencias: transferenciasModule,
  extratos: extratosModule,
  conciliacoes: conciliacoesModule,
  suprimentos: suprimentosModule,
  orcamento: orcamentoModule,
  relatorioDespesas: relatorioDespesasModule,
  analise: analiseModule,
  projecao: projecaoModule,
  fechamentos: fechamentosModule,
  eventos: eventosModule,
  documentos: documentosModule,
  transparencia: transparenciaModule,
  funcionarios: funcionariosModule,
  contratos: contratosModule,
  bens: bensModule,
  fluxos: fluxosModule,
  inventarios: inventariosModule,
  manutencoes: manutencoesModule,
  termos: termosModule,
  dashboards: dashboardsModule,

  filiados: filiadosModule,
  duplicados: duplicadosModule,
  dependentes: dependentesModule,
  numeros: numerosModule,
  meuPerfil: meuPerfilModule,
  relatorioFiliados: relatorioFiliadosModule,
  relatorioDependentes: relatorioDependentesModule,
  verificador: verificadorModule,
  correcoes: correcoesModule,
  pedidosTitular: pedidosTitularModule,
  consignacoes: consignacoesModule,
  desfiliacoes: desfiliacoesModule,
  pedidosFiliacao: pedidosFiliacaoModule,

  interacoes: interacoesModule,
  importacoesInteracao: importacoesInteracaoModule,
  itensInteracao: itensInteracaoModule,
  comunicacoes: comunicacoesModule,
  pesquisas: pesquisasModule,

  agendas: agendasModule,
  atendimentos: atendimentosModule,
  escritorios: escritoriosModule,
  feriados: feriadosModule,
  listaEspera: listaEsperaModule,
  listasProcesso: listasProcessoModule,
  nomesParcela: nomesParcelaModule,
  objetosProcesso: objetosProcessoModule,
  painelJuridico: painelJuridicoModule,
  prazos: prazosModule,
  processos: processosModule,
  relatorioProcessos: relatorioProcessosModule,

  temas: temasModule,
  sindex: sindexModule,
  autoridades: autoridadesModule,

  saude: saudeModule,
  emails: emailsModule,
  sessao: sessaoModule,
  conta: contaModule,
  inicio: inicioModule,
  usuarios: usuariosModule,
  configuracoes: configuracoesModule,
  copias: copiasModule,
  auditoria: auditoriaModule,
  avisos: avisosModule,
  busca: buscaModule,
  publico: publicoModule,
  visoes: visoesModule,
  anexos: anexosModule,
  aoVivo: aoVivoModule,
  atos: atosModule,
};
