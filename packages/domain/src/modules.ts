/**
 * Every module of the product, once. A new module is one line here.
 *
 * The keys are the names of the API ('despesas.list') and of events. The order is that in which people see what modules
 * bring (the worklist); where a contribution has an order of its own, it says so itself.
 */
import { contaModule } from './modules/acesso/conta/conta.module.ts';
import { inicioModule } from './modules/acesso/inicio/inicio.module.ts';
import { sessaoModule } from './modules/acesso/sessao/sessao.module.ts';
import { usuariosModule } from './modules/acesso/usuarios/usuarios.module.ts';
import { dashboardsModule } from './modules/bi/dashboards/dashboards.module.ts';
import { comunicacoesModule } from './modules/comunicacao/comunicacoes/comunicacoes.module.ts';
import { importacoesInteracaoModule } from './modules/comunicacao/importacoes-interacao/importacoes-interacao.module.ts';
import { interacoesModule } from './modules/comunicacao/interacoes/interacoes.module.ts';
import { itensInteracaoModule } from './modules/comunicacao/itens-interacao/itens-interacao.module.ts';
import { pesquisasModule } from './modules/comunicacao/pesquisas/pesquisas.module.ts';
import { contratosModule } from './modules/contratos/contratos/contratos.module.ts';
import { consignacoesModule } from './modules/filiados/consignacoes/consignacoes.module.ts';
import { correcoesModule } from './modules/filiados/correcoes/correcoes.module.ts';
import { dependentesModule } from './modules/filiados/dependentes/dependentes.module.ts';
import { desfiliacoesModule } from './modules/filiados/desfiliacoes/desfiliacoes.module.ts';
import { duplicadosModule } from './modules/filiados/duplicados/duplicados.module.ts';
import { filiadosModule } from './modules/filiados/filiados/filiados.module.ts';
import { meuPerfilModule } from './modules/filiados/meu-perfil/meu-perfil.module.ts';
import { numerosModule } from './modules/filiados/numeros/numeros.module.ts';
import { pedidosFiliacaoModule } from './modules/filiados/pedidos-filiacao/pedidos-filiacao.module.ts';
import { pedidosTitularModule } from './modules/filiados/pedidos-titular/pedidos-titular.module.ts';
import { relatorioDependentesModule } from './modules/filiados/relatorio-dependentes/relatorio-dependentes.module.ts';
import { relatorioFiliadosModule } from './modules/filiados/relatorio-filiados/relatorio-filiados.module.ts';
import { verificadorModule } from './modules/filiados/verificador/verificador.module.ts';
import { analiseModule } from './modules/financeiro/analise/analise.module.ts';
import { beneficiariosModule } from './modules/financeiro/beneficiarios/beneficiarios.module.ts';
import { borderosModule } from './modules/financeiro/borderos/borderos.module.ts';
import { conciliacoesModule } from './modules/financeiro/conciliacoes/conciliacoes.module.ts';
import { contasBancariasModule } from './modules/financeiro/contas-bancarias/contas-bancarias.module.ts';
import { despesasModule } from './modules/financeiro/despesas/despesas.module.ts';
import { documentosModule } from './modules/financeiro/documentos/documentos.module.ts';
import { eventosModule } from './modules/financeiro/eventos/eventos.module.ts';
import { extratosModule } from './modules/financeiro/extratos/extratos.module.ts';
import { fechamentosModule } from './modules/financeiro/fechamentos/fechamentos.module.ts';
import { funcionariosModule } from './modules/financeiro/funcionarios/funcionarios.module.ts';
import { itensDespesaModule } from './modules/financeiro/itens-despesa/itens-despesa.module.ts';
import { itensReceitaModule } from './modules/financeiro/itens-receita/itens-receita.module.ts';
import { orcamentoModule } from './modules/financeiro/orcamento/orcamento.module.ts';
import { painelModule } from './modules/financeiro/painel/painel.module.ts';
import { projecaoModule } from './modules/financeiro/projecao/projecao.module.ts';
import { receitasModule } from './modules/financeiro/receitas/receitas.module.ts';
import { recorrenciasModule } from './modules/financeiro/recorrencias/recorrencias.module.ts';
import { relatorioDespesasModule } from './modules/financeiro/relatorio-despesas/relatorio-despesas.module.ts';
import { suprimentosModule } from './modules/financeiro/suprimentos/suprimentos.module.ts';
import { transferenciasModule } from './modules/financeiro/transferencias/transferencias.module.ts';
import { transparenciaModule } from './modules/financeiro/transparencia/transparencia.module.ts';
import { agendasModule } from './modules/juridico/agendas/agendas.module.ts';
import { atendimentosModule } from './modules/juridico/atendimentos/atendimentos.module.ts';
import { escritoriosModule } from './modules/juridico/escritorios/escritorios.module.ts';
import { feriadosModule } from './modules/juridico/feriados/feriados.module.ts';
import { listaEsperaModule } from './modules/juridico/lista-espera/lista-espera.module.ts';
import { listasProcessoModule } from './modules/juridico/listas-processo/listas-processo.module.ts';
import { nomesParcelaModule } from './modules/juridico/nomes-parcela/nomes-parcela.module.ts';
import { objetosProcessoModule } from './modules/juridico/objetos-processo/objetos-processo.module.ts';
import { painelJuridicoModule } from './modules/juridico/painel-juridico/painel-juridico.module.ts';
import { prazosModule } from './modules/juridico/prazos/prazos.module.ts';
import { processosModule } from './modules/juridico/processos/processos.module.ts';
import { relatorioProcessosModule } from './modules/juridico/relatorio-processos/relatorio-processos.module.ts';
import { bensModule } from './modules/patrimonio/bens/bens.module.ts';
import { fluxosModule } from './modules/patrimonio/fluxos/fluxos.module.ts';
import { inventariosModule } from './modules/patrimonio/inventarios/inventarios.module.ts';
import { manutencoesModule } from './modules/patrimonio/manutencoes/manutencoes.module.ts';
import { termosModule } from './modules/patrimonio/termos/termos.module.ts';
import { autoridadesModule } from './modules/sindical/autoridades/autoridades.module.ts';
import { sindexModule } from './modules/sindical/sindex/sindex.module.ts';
import { temasModule } from './modules/sindical/temas/temas.module.ts';
import { anexosModule } from './modules/sistema/anexos/anexos.module.ts';
import { aoVivoModule } from './modules/sistema/ao-vivo/ao-vivo.module.ts';
import { atosModule } from './modules/sistema/atos/atos.module.ts';
import { auditoriaModule } from './modules/sistema/auditoria/auditoria.module.ts';
import { avisosModule } from './modules/sistema/avisos/avisos.module.ts';
import { buscaModule } from './modules/sistema/busca/busca.module.ts';
import { configuracoesModule } from './modules/sistema/configuracoes/configuracoes.module.ts';
import { copiasModule } from './modules/sistema/copias/copias.module.ts';
import { emailsModule } from './modules/sistema/emails/emails.module.ts';
import { publicoModule } from './modules/sistema/publico/publico.module.ts';
import { saudeModule } from './modules/sistema/saude/saude.module.ts';
import { visoesModule } from './modules/sistema/visoes/visoes.module.ts';

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
