/**
 * The contract of the whole API: module → operations. The screens import its type only; the server proves (by type)
 * that its modules are these.
 */
import { contaContract } from './modules/acesso/conta/contract.ts';
import { inicioContract } from './modules/acesso/inicio/contract.ts';
import { sessaoContract } from './modules/acesso/sessao/contract.ts';
import { usuariosContract } from './modules/acesso/usuarios/contract.ts';
import { analiseContract } from './modules/financeiro/analise/contract.ts';
import { beneficiariosContract } from './modules/financeiro/beneficiarios/contract.ts';
import { borderosContract } from './modules/financeiro/borderos/contract.ts';
import { conciliacoesContract } from './modules/financeiro/conciliacoes/contract.ts';
import { contasBancariasContract } from './modules/financeiro/contas-bancarias/contract.ts';
import { despesasContract } from './modules/financeiro/despesas/contract.ts';
import { documentosContract } from './modules/financeiro/documentos/contract.ts';
import { eventosContract } from './modules/financeiro/eventos/contract.ts';
import { extratosContract } from './modules/financeiro/extratos/contract.ts';
import { fechamentosContract } from './modules/financeiro/fechamentos/contract.ts';
import { funcionariosContract } from './modules/financeiro/funcionarios/contract.ts';
import { itensDespesaContract } from './modules/financeiro/itens-despesa/contract.ts';
import { itensReceitaContract } from './modules/financeiro/itens-receita/contract.ts';
import { orcamentoContract } from './modules/financeiro/orcamento/contract.ts';
import { painelContract } from './modules/financeiro/painel/contract.ts';
import { projecaoContract } from './modules/financeiro/projecao/contract.ts';
import { receitasContract } from './modules/financeiro/receitas/contract.ts';
import { recorrenciasContract } from './modules/financeiro/recorrencias/contract.ts';
import { relatorioDespesasContract } from './modules/financeiro/relatorio-despesas/contract.ts';
import { suprimentosContract } from './modules/financeiro/suprimentos/contract.ts';
import { transferenciasContract } from './modules/financeiro/transferencias/contract.ts';
import { transparenciaContract } from './modules/financeiro/transparencia/contract.ts';
import { escritoriosContract } from './modules/juridico/escritorios/contract.ts';
import { anexosContract } from './modules/sistema/anexos/contract.ts';
import { aoVivoContract } from './modules/sistema/ao-vivo/contract.ts';
import { auditoriaContract } from './modules/sistema/auditoria/contract.ts';
import { avisosContract } from './modules/sistema/avisos/contract.ts';
import { buscaContract } from './modules/sistema/busca/contract.ts';
import { configuracoesContract } from './modules/sistema/configuracoes/contract.ts';
import { copiasContract } from './modules/sistema/copias/contract.ts';
import { emailsContract } from './modules/sistema/emails/contract.ts';
import { saudeContract } from './modules/sistema/saude/contract.ts';
import { visoesContract } from './modules/sistema/visoes/contract.ts';

export const contract = {
  analise: analiseContract,
  anexos: anexosContract,
  aoVivo: aoVivoContract,
  auditoria: auditoriaContract,
  avisos: avisosContract,
  beneficiarios: beneficiariosContract,
  borderos: borderosContract,
  busca: buscaContract,
  conta: contaContract,
  conciliacoes: conciliacoesContract,
  configuracoes: configuracoesContract,
  contasBancarias: contasBancariasContract,
  copias: copiasContract,
  despesas: despesasContract,
  documentos: documentosContract,
  emails: emailsContract,
  escritorios: escritoriosContract,
  eventos: eventosContract,
  extratos: extratosContract,
  funcionarios: funcionariosContract,
  fechamentos: fechamentosContract,
  inicio: inicioContract,
  itensDespesa: itensDespesaContract,
  itensReceita: itensReceitaContract,
  painel: painelContract,
  projecao: projecaoContract,
  orcamento: orcamentoContract,
  receitas: receitasContract,
  recorrencias: recorrenciasContract,
  relatorioDespesas: relatorioDespesasContract,
  saude: saudeContract,
  sessao: sessaoContract,
  transferencias: transferenciasContract,
  transparencia: transparenciaContract,
  suprimentos: suprimentosContract,
  visoes: visoesContract,
  usuarios: usuariosContract,
};
export type AppContract = typeof contract;
