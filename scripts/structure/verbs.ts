/**
 * Technical verbs are English: `readExtrato`, not `lerExtrato`. The list is closed and stands here only; the word beside a verb is
 * what to write instead.
 *
 * Not in the list are the transitions of the business (liquidar, estornar, conciliar, registrar, importar …): they stay Portuguese,
 * as the glossary has them. A function that does an operation of the contract may carry its name (`removerAnexo`).
 * In: a tree of sources. Out: one sentence per exported function, component (`Editar…`), hook (`useSalvar…`) or file under packages/
 * whose name begins with a verb of the list. Source: docs/decisions/046-words.md.
 */
import { operationsByModule } from './operations.ts';
import { lineOf } from './scan.ts';
import { place, scan, type Tree } from './tree.ts';

const TECHNICAL_VERBS: Readonly<Record<string, string>> = {
  abrir: 'open',
  achar: 'find',
  acrescentar: 'add',
  adicionar: 'add',
  agrupar: 'group',
  apagar: 'remove',
  atualizar: 'update',
  avisar: 'notify',
  baixar: 'download',
  buscar: 'search',
  calcular: 'compute',
  carregar: 'load',
  casar: 'match',
  checar: 'check',
  colar: 'paste',
  comparar: 'compare',
  completar: 'complete',
  conferir: 'check',
  configurar: 'configure',
  contar: 'count',
  converter: 'convert',
  copiar: 'copy',
  cortar: 'cut',
  criar: 'create',
  decodificar: 'decode',
  definir: 'set',
  dividir: 'split',
  editar: 'edit',
  enviar: 'send',
  escolher: 'choose',
  esconder: 'hide',
  escrever: 'write',
  esquecer: 'forget',
  excluir: 'remove',
  exibir: 'show',
  exigir: 'require',
  exportar: 'export',
  fazer: 'make',
  filtrar: 'filter',
  formatar: 'format',
  gerar: 'generate',
  gravar: 'write',
  guardar: 'keep',
  juntar: 'join',
  ler: 'read',
  limpar: 'clean',
  listar: 'list',
  marcar: 'mark',
  medir: 'measure',
  montar: 'build',
  mostrar: 'show',
  mover: 'move',
  mudar: 'change',
  obter: 'get',
  ordenar: 'sort',
  pedir: 'request',
  pegar: 'take',
  percorrer: 'walk',
  perguntar: 'ask',
  preparar: 'prepare',
  procurar: 'find',
  recusar: 'refuse',
  remover: 'remove',
  renomear: 'rename',
  repetir: 'repeat',
  restaurar: 'restore',
  salvar: 'save',
  selecionar: 'select',
  separar: 'split',
  soltar: 'release',
  somar: 'sum',
  substituir: 'replace',
  tentar: 'try',
  tirar: 'take',
  transformar: 'transform',
  trocar: 'replace',
  validar: 'validate',
  varrer: 'sweep',
  verificar: 'verify',
  voltar: 'goBack',
};

const EXPORTED = /\bexport\s+(?:async\s+)?(?:function\s*\*?|const|class)\s+(\w+)/g;

export function verbViolations(tree: Tree): string[] {
  const operations = new Set([...operationsByModule(tree).values()].flatMap((names) => [...names]));
  const complaint = (name: string) => (operations.has(name) ? undefined : refused(name));
  return [...tree].flatMap(([path, text]) => {
    if (!path.startsWith('packages/') || path.endsWith('.gen.ts')) return [];
    const { file, test } = place(path);
    const ofFile = test ? [] : file.split('.').flatMap((part) => complaint(part) ?? []);
    const { code } = scan(text).masked;
    const ofExports = [...code.matchAll(EXPORTED)].flatMap((match) => {
      const found = complaint(match[1] ?? '');
      return found ? [`${lineOf(code, match.index)}: ${found}`] : [];
    });
    return [...ofFile.map((found) => `${path}: ${found}`), ...ofExports.map((found) => `${path}:${found}`)];
  });
}

function refused(name: string): string | undefined {
  const { prefix, verb, rest, cased } = firstWord(name);
  const english = Object.hasOwn(TECHNICAL_VERBS, verb) ? TECHNICAL_VERBS[verb] : undefined;
  if (english === undefined) return undefined;
  return `'${name}' begins with '${verb}'; technical verbs are English: ${prefix}${cased(english)}${rest}`;
}

/** `useSalvarEdicao` → use, salvar, Edicao; `EditarDespesa` → editar, Despesa; with the English word in the same case. */
function firstWord(name: string) {
  const [, prefix = '', first = '', rest = ''] = /^(use(?=[A-Z]))?([A-Z]?[a-z]*)(.*)$/s.exec(name) ?? [];
  const cased = (word: string) => (/^[A-Z]/.test(first) ? word.charAt(0).toUpperCase() + word.slice(1) : word);
  return { prefix, verb: first.toLowerCase(), rest, cased };
}
