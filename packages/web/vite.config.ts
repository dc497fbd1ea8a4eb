/**
 * Build of the screens.
 *
 * Four chunks are shared: what every page needs (casca: React, queries, API client, shell), what every list needs
 * (lista), the text fields (campos), a form without what opens over the page (formulario); so a first load stays within
 * 12 requests. Pages and heavy parts (dialogs, dates, charts) are split by their dynamic imports. The dev server hands
 * /api and /rpc to the server of `npm run dev`. Source: issue 2 (180 kB, 12 requests), docs/decisions.
 */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { refuseCircles } from './build/circles.ts';
import { nameClass } from './build/class-names.ts';
import { preloadFont } from './build/font.ts';
import { install } from './build/icons.ts';
import { precompress } from './build/precompress.ts';
import { publicPages } from './build/public-pages.ts';

const api = process.env.SEDE_API ?? 'http://127.0.0.1:3000';

const SHELL =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack(?!.*[iI]nfiniteQuery(Observer)?\.)|@orpc)[\\/]|src[\\/]platform[\\/](api|routing|session|live|theme|(ui[\\/](shell(?![\\/](ModulePanel|ModuleIcon|PageIcon|SectionPanel|SectionRail|NavDrawer|EntryFrame)\.)|text|feedback|overlay|hotkeys[\\/](registry|useHotkey|helpStore)|dialogs[\\/]dialogStore|form[\\/]draftStore|export-menu[\\/]downloadFrom|kit\.ts)))|domain[\\/]src[\\/]kernel[\\/](calendar|instants|money|finance-period|errors|record-fields|page|cpf-cnpj|phone|cep|email)\.ts/;
/**
 * The entry itself (else it is a request for three lines) and the list of modules, with all that it imports as it loads:
 * routes, actions, addresses, and the names of pages. In one piece however many modules there are: left alone, each of these
 * small files is a request of its own. The lists of the budget stand with them, since six pages show its words.
 */
const NAMED_BY_THE_ENTRY =
  /web[\\/]src[\\/]((main\.tsx|modules\.ts|app\.tsx)$|modules[\\/].*(?<!fechamentos|numeros(?=\.paths))\.((routes|paths|href)\.tsx?|actions\.ts)$)|[\\/]orcamento\.lists\.ts$|@tabler[\\/]icons-react[\\/].*[\\/]Icon(ArrowBackUp|Check|Repeat|Eye|Pencil|History|Send|Trash|ArrowDown|ArrowUp|EyeOff|FileText)\./;
/** Pieces of 5 kB and more that several pages load. */
const SHARED =
  /[\\/](lista|campos|formulario|fields|configuracoes|despesas|filiados|Dialog|ModalBase\.layer|ChoiceFields|Calendar|CategoricalChart|BarsPlot|Editor)-/;
const either = (...parts: RegExp[]) => new RegExp(parts.map(({ source }) => source).join('|'));

export default defineConfig({
  plugins: [react(), preloadFont(), install(), refuseCircles(), precompress(), publicPages()],
  css: { modules: { generateScopedName: nameClass } },
  server: { proxy: { '/api': api, '/rpc': api } },
  build: {
    target: 'es2022',
    // Browsers that know light-dark(): the tokens' one source of both schemes.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Fonts and pictures stay files: an inlined font would be part of the CSS that blocks the first paint.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The entry names what every page asks for early. Every name is a hash that does not compress: it names only the
      // large pieces that pages share, which are worth not waiting for; what is a page's own comes with the page's file.
      resolveDependencies: (_url, files) => files.filter((file) => SHARED.test(file)),
    },
    // One style sheet (about 16 kB gzip): a request less for every lazy part, and no page without its styles.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each group takes the static imports of what it matches along, or names them: `refuseCircles` fails the build else.
          groups: [
            {
              // The table permission → roles: the session carries what a person may, only the screens of users read it.
              name: 'papeis',
              test: /domain[\\/]src[\\/]access[\\/](permissions|can|roles)\.ts/,
              priority: 21,
              includeDependenciesRecursively: false,
            },
            {
              // Check digits, kinds of files: only what is entered is checked.
              name: 'conferencia',
              test: /node_modules[\\/]cpf-cnpj-validator|domain[\\/]src[\\/](kernel[\\/](cpf-cnpj|file-rules)|modules[\\/]financeiro[\\/]despesas[\\/]boleto\.rules)\.ts/,
              priority: 21,
              includeDependenciesRecursively: false,
            },
            {
              name: 'casca',
              test: either(SHELL, NAMED_BY_THE_ENTRY),
              priority: 10,
            },
            {
              name: 'lista',
              test: /src[\\/]platform[\\/]ui[\\/](data-table[\\/]columnsOf|form[\\/]formValues|list-page[\\/]ListPage|list-state[\\/]|many[\\/]|record[\\/](RecordListPage|recordOperations|EnabledTag))|domain[\\/]src[\\/](kernel[\\/]motivos|modules[\\/]financeiro[\\/]financeiro\.messages)|modules[\\/][a-z]+[\\/]([a-z]+\.((lists|listas|natureza|guards)\.ts|useDesfazer|ficha\.module)|[a-z-]+[\\/](?!liquidadas|processos)[a-z-]+\.source\.ts)/,
              priority: 5,
            },
            {
              name: 'campos',
              test: /@mantine[\\/]core[\\/]esm[\\/]components[\\/](InputBase|TextInput|PasswordInput|Checkbox)[\\/]/,
              priority: 4,
            },
            {
              // A form and its fields, without selects, pickers and dialogs: those bring what floats over a page.
              name: 'formulario',
              test: /src[\\/]platform[\\/]ui[\\/](form[\\/](useRecordForm|PageForm)|fields[\\/](TextField|MaskedField|NumberFields|DateField|SwitchField|CheckGroup)|reading[\\/]Reading)\./,
              priority: 4,
            },
            {
              // The settings' page with its list of sections and the fields that most of them have.
              name: 'configuracoes',
              test: /web[\\/]src[\\/]modules[\\/]sistema[\\/]configuracoes[\\/]((Configuracoes(Page|Frame)|SecaoForm|LogoCard|ConfigField|CoresField|ListaField)\.tsx|[a-zA-Z.]+\.(ts|css)$)|domain[\\/]src[\\/]modules[\\/]sistema[\\/](configuracoes[\\/]configuracoes\.(lists|messages|rules|settings)|copias[\\/]copias\.settings)|domain[\\/]src[\\/]manifest[\\/]setting\.ts/,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            {
              // The list of expenses, without their dialogs: one request instead of eight.
              name: 'despesas',
              test: /financeiro\.(parcela\.(actions|module)|(ajustes|parcelas|selection)\.ts|ParceladoPage|ValorLiquido)|web[\\/]src[\\/]modules[\\/]financeiro[\\/]despesas[\\/](DespesasPage|DespesasTable|DespesaDialogs|NaoLiquidadasPage|despesa\.(columns|status|actions|view)|despesas\.(list|module)|useDesfazerLiquidacao|useDespesasQueries|useListasDosFiltros|useAcoesEmLote|despesa\.values|liquidadas\.source)|domain[\\/]src[\\/]modules[\\/]financeiro[\\/]despesas[\\/](index|boleto\.lists|despesa\.(lists|rules)|retencao\.rules|despesas\.messages)\.ts|(web|domain)[\\/]src[\\/]modules[\\/]financeiro[\\/]borderos[\\/](bordero\.rules|borderos\.messages|index|MontarBordero\.)|@tabler[\\/]icons-react[\\/].*[\\/]Icon(Cash|Copy|Receipt|ReceiptRefund)\./,
              priority: 3,
              // What it shares with the entry (routes, sources) stays where it is.
              includeDependenciesRecursively: false,
            },
            {
              // The list of members, without drawer and dialogs: one request instead of ten.
              name: 'filiados',
              test: /web[\\/]src[\\/]modules[\\/]filiados[\\/]filiados[\\/](FiliadosPage|CasaTag|filiado\.(columns|actions|values)|filiados\.(list|listas|module|paths)|use(AcoesDoFiliado|Convidar|FiliadosList))\.|domain[\\/]src[\\/]modules[\\/]filiados[\\/]filiados[\\/](filiado\.(lists|rules)|filiados\.messages)\.ts|domain[\\/]src[\\/]kernel[\\/]ufs\.ts|domain[\\/]src[\\/]modules[\\/]comunicacao[\\/]interacoes[\\/]interacoes\.name\.ts|@tabler[\\/]icons-react[\\/].*[\\/]Icon(Certificate|Scale|UsersGroup|UserPlus|UserMinus|MessagePlus|Messages)\./,
              priority: 3,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
