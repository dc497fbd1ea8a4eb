/**
 * Which files the build puts into one piece (chunk), by folder and name.
 *
 * Left alone each small file that two pages share is a request of its own: what every page needs, what every list needs, what a
 * form needs, and the lists that are opened most stand in one piece each; so a first load stays within 12 requests. Pages and
 * heavy parts (dialogs, dates, charts) are split by their dynamic imports. A file stands in the first piece of the highest
 * priority that names it; a piece that is `alone` leaves what its files import where it is. Source: issue 2 (180 kB, 12
 * requests); docs/decisions/068.
 */

/** Folder under packages/ → names of files in it without extension (and of their style sheets), '*' for all in and below it. */
type Files = Readonly<Record<string, string>>;

export interface Piece {
  name: string;
  priority: number;
  files: Files;
  /** Of a folder's '*'. */
  except?: Files;
  /** Files by their role, wherever they stand: 'web/src/modules/…' paths. */
  roles?: RegExp;
  /** Packages, or folders of them. */
  packages?: readonly string[];
  /** Icons that stand alone in a page's menu or rows: left alone each is a request. */
  icons?: string;
  alone?: true;
}

const UI = 'web/src/platform/ui';
const web = (module: string) => `web/src/modules/${module}`;
const domain = (module: string) => `domain/src/modules/${module}`;

/** The part of the table of routes that comes with an area, in one piece with all that it names (`words`: also what lists name). */
const area = (name: string, modules: string, words: Files = {}): Piece => ({
  ...{ name: `area-${name}`, priority: 6, files: { 'web/src': `modules.${name}`, ...words } },
  roles: new RegExp(`web/src/modules/${name}/${modules}/[a-z-]+\\.routes\\.tsx$`),
});

export const PIECES: readonly Piece[] = [
  area('juridico', '[a-z-]+'),
  area('comunicacao', '[a-z-]+'),
  area('sindical', '(autoridades|sindex)'),
  area('patrimonio', '[a-z-]+', { [domain('patrimonio')]: 'patrimonio.lists' }),
  {
    // The table permission → roles: the session carries what a person may, only the screens of users read it.
    ...{ name: 'papeis', priority: 21, alone: true },
    files: { 'domain/src/access': 'permissions can roles' },
  },
  {
    // Check digits: only what is entered is checked.
    ...{ name: 'conferencia', priority: 21, alone: true, packages: ['cpf-cnpj-validator'] },
    files: { 'domain/src/kernel': 'cpf-cnpj', [domain('financeiro/despesas')]: 'boleto.rules' },
  },
  {
    // Every page: React, queries, the client, the shell; and the list of modules with all that it imports as it loads (routes,
    // addresses, what a row's menu names), in one piece however many modules there are. Six pages show the budget's words.
    ...{ name: 'casca', priority: 10 },
    packages: ['react', 'react-dom', 'scheduler', '@tanstack', '@orpc'],
    files: {
      'web/src': 'main modules app',
      'web/src/platform/api': '*',
      'web/src/platform/routing': '*',
      'web/src/platform/session': '*',
      'web/src/platform/live': '*',
      'web/src/platform/theme': '*',
      [`${UI}/shell`]: '*',
      [`${UI}/text`]: '*',
      [`${UI}/feedback`]: '*',
      [`${UI}/overlay`]: '*',
      [`${UI}/hotkeys`]: 'registry useHotkey helpStore',
      [`${UI}/dialogs`]: 'dialogStore',
      [`${UI}/form`]: 'draftStore',
      [`${UI}/data-table`]: 'useIsPhone',
      [`${UI}/export-menu`]: 'downloadFrom',
      [`${UI}/record`]: 'RecordGate',
      [`${UI}/reading`]: 'Reading',
      [UI]: 'kit',
      'domain/src/kernel':
        'calendar instants money finance-period errors motivos record-fields page cpf-cnpj phone cep email file-rule',
      [domain('financeiro/orcamento')]: 'orcamento.lists',
      [domain('comunicacao/interacoes')]: 'interacoes.name',
    },
    except: {
      // What floats over a page comes with the first drawer.
      [`${UI}/overlay`]: 'DrawerFrame drawer useClosing useDrawerKeys',
      [`${UI}/text`]: 'QrCode FiguresTable',
      [`${UI}/shell`]: 'ModulePanel ModuleIcon PageIcon SectionPanel SectionRail NavDrawer EntryFrame',
      '@tanstack': 'infiniteQueryObserver useInfiniteQuery useSuspenseInfiniteQuery',
      [web('financeiro/fechamentos')]: 'fechamentos.paths fechamentos.routes',
      [web('filiados/numeros')]: 'numeros.paths',
    },
    roles:
      /web\/src\/modules\/(?!(juridico|comunicacao|sindical|patrimonio)\/(?!temas)[a-z-]+\/[a-z-]+\.routes).*\.((routes|paths|href)\.tsx?|actions\.ts)$/,
    // With those of pages that have no list: one icon would else bring all of `lista` along.
    icons:
      'ArrowBackUp Check Repeat Scale Eye Pencil History Send Trash ArrowDown ArrowUp EyeOff FileText Plus ChevronRight Dots Printer Download User',
  },
  {
    ...{ name: 'lista', priority: 5 },
    files: {
      [`${UI}/data-table`]: 'columnsOf',
      [`${UI}/form`]: 'formValues',
      [`${UI}/list-page`]: 'ListPage',
      [`${UI}/list-state`]: '*',
      [`${UI}/many`]: '*',
      [`${UI}/record`]: 'RecordListPage recordOperations EnabledTag',
      'domain/src/kernel': 'ufs',
      [domain('financeiro')]: 'financeiro.messages financeiro.lists',
      [web('financeiro')]: 'financeiro.contratos.source',
    },
    except: { [`${UI}/many`]: 'showRecusadas' },
    // What the lists of finance share, and where records of what many lists name come from.
    roles:
      /modules\/(financeiro\/(financeiro\.((lists|listas|natureza|guards)\.ts|useDesfazer)|[a-z-]+\/(?!liquidadas)[a-z-]+\.source\.ts))/,
  },
  {
    // Where the offices and the objects of cases come from, for the lists of the legal area.
    ...{ name: 'juridico-fontes', priority: 5, alone: true },
    files: {
      [domain('juridico')]: 'juridico.lists',
      [web('juridico/escritorios')]: 'escritorios.source',
      [web('juridico/objetos-processo')]: 'objetos-processo.source',
    },
  },
  {
    // A button of an icon alone: pages without fields have one, too.
    ...{ name: 'botao-icone', priority: 5, alone: true, files: {} },
    packages: ['@mantine/core/esm/components/ActionIcon'],
  },
  {
    // The houses of members: their names and colours.
    ...{ name: 'casas', priority: 6, alone: true },
    files: {
      'domain/src/kernel': 'nome-proprio',
      [domain('filiados')]: 'filiados.lists',
      [web('filiados/filiados')]: 'CasaTag casa',
    },
  },
  {
    ...{ name: 'campos', priority: 4, files: {} },
    packages: ['InputBase', 'TextInput', 'PasswordInput', 'Checkbox'].map(
      (part) => `@mantine/core/esm/components/${part}`,
    ),
  },
  {
    // A form and its fields, without selects, pickers and dialogs: those bring what floats over a page.
    ...{ name: 'formulario', priority: 4 },
    files: {
      [`${UI}/form`]: 'useRecordForm PageForm FormConflict FormSection',
      [`${UI}/record`]: 'formTexts',
      [`${UI}/fields`]: 'TextField MaskedField NumberFields DateField SwitchField CheckGroup',
    },
  },
  {
    // What the schemas of forms are written with: the library, and the parts that contracts share.
    ...{ name: 'esquemas', priority: 4, alone: true, packages: ['zod'] },
    files: { 'domain/src/contract': 'fields inputs outputs params messages' },
  },
  {
    // Of these, what lists and histories use as well: they load no schema for it.
    ...{ name: 'textos', priority: 4, alone: true, files: { 'domain/src/kernel': 'tidy-text history-words' } },
  },
  {
    // The list of expenses, without their dialogs: one request instead of eight. What it shares with the entry stays there.
    ...{ name: 'despesas', priority: 3, alone: true },
    files: {
      [web('financeiro')]:
        'financeiro.parcela financeiro.parcela.actions financeiro.ajustes financeiro.selection financeiro.ParceladoPage financeiro.ValorLiquido',
      [domain('financeiro')]: 'financeiro.parcelas',
      [web('financeiro/despesas')]:
        'despesas DespesasPage DespesasTable DespesaDialogs NaoLiquidadasPage despesa.columns despesa.status despesa.actions ' +
        'despesa.view despesas.list useDesfazerLiquidacao useDespesasQueries useListasDosFiltros useAcoesEmLote ' +
        'despesa.values liquidadas.source',
      [domain('financeiro/despesas')]:
        'index boleto.lists despesa.lists despesa.rules retencao.rules despesas.messages',
      [web('financeiro/borderos')]: 'index',
      [domain('financeiro/borderos')]: 'index bordero.rules borderos.messages',
    },
    icons: 'Cash Copy Receipt ReceiptRefund',
  },
  {
    // The list of members, without drawer and dialogs: one request instead of ten.
    ...{ name: 'filiados', priority: 3, alone: true },
    files: {
      [web('filiados/filiados')]:
        'filiados FiliadosPage filiado.columns filiado.actions filiado.values filiados.list filiados.listas filiados.paths ' +
        'useAcoesDoFiliado useConvidar useFiliadosList',
      [domain('filiados/filiados')]: 'filiado.lists filiado.rules filiados.messages',
    },
    icons: 'Certificate UsersGroup UserPlus UserMinus MessagePlus Messages',
  },
  {
    // What the pages of assets share: words, states.
    ...{ name: 'patrimonio', priority: 3, alone: true },
    files: {
      [web('patrimonio/inventarios')]: 'Progresso inventarios',
      [domain('patrimonio')]: 'patrimonio.messages patrimonio.rules',
      [domain('patrimonio/bens')]: 'bem.lists bem.rules bens.messages',
      [domain('patrimonio/inventarios')]: 'faixa.messages',
    },
    icons: 'Qrcode AlertTriangle',
  },
  {
    // Inventories at the desk and on the telephone.
    ...{ name: 'inventarios', priority: 2, alone: true },
    files: {
      [web('patrimonio/inventarios')]: 'inventario.status',
      [domain('patrimonio/inventarios')]: 'inventario.lists inventario.rules inventarios.messages',
    },
  },
  {
    // What the lists of assets and of their movements share.
    ...{ name: 'patrimonio-listas', priority: 2, alone: true },
    files: {
      [web('patrimonio')]: 'patrimonio.source patrimonio.listas patrimonio.filters',
      [web('patrimonio/bens')]: 'bens bem.status',
      [web('patrimonio/fluxos')]: 'index',
      [web('patrimonio/manutencoes')]: 'index',
    },
    icons: 'Login Logout Tool Building',
  },
  {
    // The register of assets, without drawers and dialogs: one request instead of a dozen.
    ...{ name: 'bens', priority: 2, alone: true },
    files: {
      [web('patrimonio/bens')]: 'BensPage Metades bem.columns bens.list useAcoesDoBem',
      [web('patrimonio/inventarios')]: 'index FaixaDoInventario',
    },
  },
  {
    // What the list of themes, the page of one and their summary share, without the list's columns: those would bring `lista` to the page.
    ...{ name: 'temas', priority: 3, alone: true },
    files: {
      [web('sindical/temas')]: 'useAcoesDoTema Marcas textos temas',
      [domain('sindical/temas')]: 'tema.lists tema.rules temas.messages',
    },
    icons: 'Minus',
  },
  {
    // The page of a theme, with the part that only a bill has: one request instead of six.
    ...{ name: 'tema', priority: 2, alone: true },
    files: {
      [web('sindical/temas')]: 'TemaPage',
      [web('sindical/temas/pagina')]:
        'tema dadosOficiais Acoes Acompanhar Anexados DadosGerais DadosOficiais IrParaSecao Itens Pessoas Posicoes Processos ' +
        'Secao VerAnexados',
      [domain('sindical/temas')]: 'proposicao.rules proposicao.lists tema.passos.messages',
    },
    icons: 'BellFilled',
  },
  {
    // The page on which a calculator is chosen, and the words of what is kept; both calculators are the piece that comes then.
    ...{ name: 'sindex', priority: 3, alone: true },
    files: {
      [web('sindical/sindex')]: 'SindexPage sindex resultado',
      [domain('sindical/sindex')]: 'calculo.lists sindex.messages decimal.rules',
    },
    icons: 'Gauge',
  },
  {
    // What the list of authorities, the profile of one and its form share.
    ...{ name: 'autoridades', priority: 3, alone: true },
    files: {
      [web('sindical/autoridades')]: 'autoridades autoridades.listas Retrato Mandato',
      [domain('sindical/autoridades')]: 'autoridade.lists autoridade.rules autoridades.messages',
    },
  },
  {
    // The profile of an authority, with the themes that name it: one request instead of four.
    ...{ name: 'autoridade', priority: 2, alone: true },
    files: {
      [web('sindical/autoridades')]: 'AutoridadePage PerfilDaAutoridade Cartao Sensiveis',
      [web('sindical/temas')]: 'TemasDaAutoridade FichaParaReuniao',
      [domain('sindical/autoridades')]: 'autoridade.arquivo.lists',
      [domain('sindical/temas')]: 'ficha.messages',
    },
  },
  {
    // Facts of a record, and the icons of its contacts, files and links.
    ...{ name: 'leitura', priority: 2, alone: true, files: { [`${UI}/reading`]: 'Facts Earlier' } },
    icons: 'FileTypePdf Photo Paperclip Link Refresh Mail Phone World Lock',
  },
  {
    ...{ name: 'arquivos', priority: 2, alone: true },
    files: { [`${UI}/attachments`]: 'FileList FileIcon', 'domain/src/kernel': 'file-kinds' },
  },
  {
    // What the pages of contracts share.
    ...{ name: 'contratos', priority: 3, alone: true },
    files: {
      [web('contratos/contratos')]: 'contratos',
      [domain('contratos/contratos')]: 'contratos.messages contrato.lists contrato.rules',
    },
  },
  {
    // The list of contracts, without its drawers.
    ...{ name: 'contratos-lista', priority: 2, alone: true },
    files: {
      [web('contratos/contratos')]:
        'ContratosPage Contadores contrato.columns contratos.list useAcoesDoContrato useDocumentoSimples',
    },
  },
  {
    // What the pages of cases share: words, how a case's row reads, what is done with it.
    ...{ name: 'processos', priority: 3, alone: true },
    files: {
      [web('juridico/processos')]: 'processos useFormDoProcesso useAcoesDoProcesso motivos SituacaoTag',
      [domain('juridico/processos')]: 'processos.messages processo.lists',
    },
    icons: 'Flag',
  },
  {
    ...{ name: 'processos-lista', priority: 2, alone: true },
    files: { [web('juridico/processos')]: 'processo.columns processos.list' },
  },
  {
    // Deadlines: their words, also above the holidays; then what their list and the page of their case share.
    ...{ name: 'prazos', priority: 2, alone: true },
    files: { [web('juridico/prazos')]: 'Prazos', [domain('juridico/prazos')]: 'prazo.lists prazos.messages' },
  },
  {
    ...{ name: 'prazo', priority: 2, alone: true },
    files: { [web('juridico/prazos')]: 'usePrazoActs prazo.status' },
  },
  {
    // What the lists of appointments and the page of one share.
    ...{ name: 'atendimentos', priority: 3, alone: true },
    files: {
      [web('juridico/atendimentos')]: 'atendimentos atendimento.status useAcoes useQuemAgenda Vistas',
      [domain('juridico/atendimentos')]: 'atendimentos.messages atendimento.lists atendimento.rules',
    },
    icons: 'ClipboardCheck',
  },
  {
    // Small things of the whole legal area: its addresses, numbers and courts of cases, the icons of what happens in them.
    ...{ name: 'juridico', priority: 3, alone: true },
    files: {
      [web('juridico')]: 'juridico.endereco',
      [web('juridico/processos')]: 'numero',
      [domain('juridico')]: 'juridico.rules',
      [domain('juridico/processos')]: 'cnj.rules',
    },
    icons: 'Gavel Message',
  },
  {
    // The settings' page with its list of sections and the fields that most of them have.
    ...{ name: 'configuracoes', priority: 2, alone: true },
    files: {
      [web('sistema/configuracoes')]:
        'ConfiguracoesPage ConfiguracoesFrame SecaoForm LogoCard ConfigField CoresField ListaField',
      [domain('sistema/configuracoes')]:
        'configuracoes.lists configuracoes.messages configuracoes.rules configuracoes.settings',
      [domain('sistema/copias')]: 'copias.settings',
      'domain/src/manifest': 'setting',
    },
    roles: /web\/src\/modules\/sistema\/configuracoes\/[a-zA-Z.]+\.(ts|css)$/,
  },
];

const base = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.(tsx?|module\.css)$/, '');
const names = (files: Files, folder: string, name: string): boolean =>
  files[folder]?.split(' ').includes(name) ?? false;

/** Whether a folder of these, or one above it, is taken whole. */
const wholly = (files: Files, path: string): boolean =>
  Object.entries(files).some(([folder, listed]) => listed === '*' && path.startsWith(`${folder}/`));

/** In: the address of a file as the build names it. Whether it stands in this piece. */
export function standsIn(piece: Piece, id: string): boolean {
  const path = id.replaceAll('\\', '/');
  const [, library] = /\/node_modules\/(?!.*\/node_modules\/)(.*)$/.exec(path) ?? [];
  if (library !== undefined) {
    const icon = /^@tabler\/icons-react\/.*\/Icon([A-Za-z]+)\./.exec(library)?.[1];
    if (icon !== undefined) return piece.icons?.split(' ').includes(icon) ?? false;
    const named = piece.packages?.find((name) => library.startsWith(`${name}/`));
    const left = named === undefined ? undefined : piece.except?.[named];
    return named !== undefined && !left?.split(' ').some((name) => library.includes(`/${name}.`));
  }
  const own = /\/packages\/(.*)$/.exec(path)?.[1];
  if (own === undefined) return false;
  const folder = own.slice(0, own.lastIndexOf('/'));
  if (piece.except && names(piece.except, folder, base(own))) return false;
  return names(piece.files, folder, base(own)) || wholly(piece.files, own) || (piece.roles?.test(own) ?? false);
}
