/** What an import takes over, in an order in which every record finds those that it names. New areas add theirs here. */
import type { UsuariosDeps } from '../modules/acesso/usuarios/index.ts';
import { usuariosImportSource } from '../modules/acesso/usuarios/usuarios.importacao.ts';
import { beneficiariosImportSource } from '../modules/financeiro/beneficiarios/beneficiarios.importacao.ts';
import { despesasImportSource } from '../modules/financeiro/despesas/despesas.importacao.ts';
import { documentosImportSource } from '../modules/financeiro/documentos/documentos.importacao.ts';
import { eventosImportSource } from '../modules/financeiro/eventos/eventos.importacao.ts';
import { funcionariosImportSource } from '../modules/financeiro/funcionarios/funcionarios.importacao.ts';
import { itensDespesaImportSource } from '../modules/financeiro/itens-despesa/itens-despesa.importacao.ts';
import { itensReceitaImportSource } from '../modules/financeiro/itens-receita/itens-receita.importacao.ts';
import { orcamentoImportSource } from '../modules/financeiro/orcamento/orcamento.importacao.ts';
import { receitasImportSource } from '../modules/financeiro/receitas/receitas.importacao.ts';
import { suprimentosImportSource } from '../modules/financeiro/suprimentos/suprimentos.importacao.ts';
import { transparenciaImportSource } from '../modules/financeiro/transparencia/transparencia.importacao.ts';
import type { ImportSource } from '../platform/import/index.ts';

export const importSources = (usuarios: UsuariosDeps): ImportSource[] => [
  usuariosImportSource(usuarios),
  beneficiariosImportSource,
  itensDespesaImportSource,
  itensReceitaImportSource,
  documentosImportSource,
  transparenciaImportSource,
  eventosImportSource,
  funcionariosImportSource,
  suprimentosImportSource,
  orcamentoImportSource,
  despesasImportSource,
  receitasImportSource,
];
