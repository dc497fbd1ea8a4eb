import {
  COLUNAS,
  type Coluna,
  DECIMAIS,
  type DefinicaoDeLayout,
  type LugarDaColuna,
  RESULTADO_FIELDS,
  SEPARADORES,
} from '@sede/domain/modules/filiados/consignacoes';
import { IntegerField, RadioGroup, SelectField, SwitchField, TextField } from '#platform/ui/form.ts';
import { labelled } from '#platform/ui/index.ts';
import classes from './consignacoes.module.css';
import { type Modo, modoDe, nomesDoTexto, textoDosNomes } from './layout.ts';

const { cpf, matricula } = RESULTADO_FIELDS;
const ROTULO_COLUNA: Readonly<Record<Coluna, string>> = {
  ...{ cpf: cpf.rotulo, matricula: matricula.rotulo, nome: 'Nome' },
  ...{ valor: 'Valor', rubrica: 'Rubrica' },
};
const TIPOS = [
  { value: 'delimitado', label: 'Colunas separadas' },
  { value: 'fixo', label: 'Posições fixas' },
] as const;
const ROTULO_SEPARADOR = { auto: 'Reconhecer', ';': 'Ponto e vírgula', ',': 'Vírgula', tab: 'Tabulação' };
const ROTULO_DECIMAIS = { separador: 'Vírgula ou ponto, como escrito', implicito: 'Os dois últimos algarismos' };

interface LugarProps {
  rotulo: string;
  modo: Modo;
  lugar: LugarDaColuna | undefined;
  error: string | null;
  onChange: (lugar: LugarDaColuna) => void;
}

/** Where a column stands, in the way that the layout finds its columns. */
function Lugar({ rotulo, modo, lugar = {}, error, onChange }: LugarProps) {
  const number = (label: string, name: 'posicao' | 'inicio' | 'tamanho', withError: boolean) => (
    <IntegerField
      label={`${rotulo}: ${label}`}
      span={3}
      value={lugar[name] ?? null}
      onChange={(value) => onChange({ ...lugar, [name]: value ?? undefined })}
      maxDigits={4}
      error={withError ? error : null}
    />
  );
  if (modo === 'posicao') return number('coluna nº', 'posicao', true);
  if (modo === 'fixo')
    return (
      <>
        {number('começa em', 'inicio', true)}
        {number('tamanho', 'tamanho', false)}
      </>
    );
  return <Nomes rotulo={rotulo} lugar={lugar} error={error} onChange={onChange} />;
}

function Nomes({ rotulo, lugar, error, onChange }: Omit<LugarProps, 'modo' | 'lugar'> & { lugar: LugarDaColuna }) {
  return (
    <TextField
      label={`${rotulo}: nomes no cabeçalho`}
      span={3}
      value={textoDosNomes(lugar.nomes)}
      // A comma being typed stays: a name that is still empty is left out only when the definition is made.
      onChange={(texto) =>
        onChange({ ...lugar, nomes: texto.endsWith(',') ? [...nomesDoTexto(texto), ''] : nomesDoTexto(texto) })
      }
      error={error}
      maxLength={300}
    />
  );
}

export interface LayoutFormProps {
  nome: string;
  definicao: DefinicaoDeLayout;
  /** What is missing, by column. */
  faltas: Readonly<Record<string, string>>;
  onNome: (nome: string) => void;
  onChange: (definicao: DefinicaoDeLayout) => void;
}

/** How a house writes its file. Source: decisions-members (Consignação). */
export function LayoutForm({ nome: chamado, definicao, faltas, onNome, onChange }: LayoutFormProps) {
  const modo = modoDe(definicao);
  const { colunas, rodape } = definicao;
  const set = (part: Partial<DefinicaoDeLayout>) => onChange({ ...definicao, ...part });
  return (
    <div className={classes.campos}>
      <TextField label="Nome do layout" required span={3} value={chamado} onChange={onNome} maxLength={60} />
      <SelectField
        label="Decimais"
        required
        span={3}
        value={definicao.decimais}
        onChange={(valor) => set({ decimais: DECIMAIS.find((um) => um === valor) ?? 'separador' })}
        options={labelled(DECIMAIS, ROTULO_DECIMAIS)}
      />
      <RadioGroup
        label="Formato"
        span={3}
        value={definicao.tipo}
        onChange={(valor) => set({ tipo: valor === 'fixo' ? 'fixo' : 'delimitado' })}
        options={TIPOS}
      />
      {definicao.tipo === 'delimitado' && (
        <SelectField
          label="Separador"
          required
          span={3}
          value={definicao.separador}
          onChange={(valor) => set({ separador: SEPARADORES.find((um) => um === valor) ?? 'auto' })}
          options={labelled(SEPARADORES, ROTULO_SEPARADOR)}
        />
      )}
      <SwitchField
        label="A primeira linha é o cabeçalho"
        value={definicao.cabecalho}
        onChange={(cabecalho) => set({ cabecalho })}
      />
      {COLUNAS.map((coluna) => (
        <Lugar
          key={`${modo} ${coluna}`}
          rotulo={ROTULO_COLUNA[coluna]}
          modo={modo}
          lugar={colunas[coluna]}
          error={faltas[coluna] ?? null}
          onChange={(lugar) => set({ colunas: { ...colunas, [coluna]: lugar } })}
        />
      ))}
      <SwitchField
        label="A última linha é um rodapé com os totais"
        value={rodape !== null}
        onChange={(tem) => set({ rodape: tem ? { marca: 'TOTAL' } : null })}
      />
      {rodape && (
        <>
          <TextField
            label="O rodapé começa com"
            required
            value={rodape.marca}
            onChange={(marca) => set({ rodape: { ...rodape, marca } })}
            maxLength={20}
            error={faltas.rodape ?? null}
          />
          {(['quantidade', 'soma'] as const).map((qual) => (
            <Lugar
              key={`${modo} ${qual}`}
              rotulo={qual === 'soma' ? 'Soma no rodapé' : 'Quantidade no rodapé'}
              modo={modo === 'fixo' ? 'fixo' : 'posicao'}
              lugar={rodape[qual]}
              error={null}
              onChange={(lugar) => set({ rodape: { ...rodape, [qual]: lugar } })}
            />
          ))}
        </>
      )}
    </div>
  );
}
