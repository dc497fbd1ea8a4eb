import {
  BEM_FIELDS,
  BENS_FILE_RULE,
  type Bem,
  bensMotivos,
  bensMessages as messages,
  nomeDoBem,
} from '@sede/domain/modules/patrimonio/bens';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog, DateField, RecordPicker, SelectField, SwitchField, TextArea } from '#platform/ui/form.ts';
import {
  type Alvo,
  type ClearSelection,
  inSteps,
  isWhole,
  type Nomeacao,
  notify,
  optionsOf,
  type ResultadoDeTodas,
  showResultado,
  useKit,
} from '#platform/ui/index.ts';
import { AnexosDialog } from '../patrimonio.AnexosDialog.tsx';
import { useListasDoPatrimonio } from '../patrimonio.listas.ts';
import { funcionariosSource, rotuloDoBem } from '../patrimonio.source.ts';

type Alocado = Pick<Bem, 'id' | 'versao' | 'nPatrimonio' | 'tipoObjeto' | 'descricaoBem'>;

/** Of what a filter found only the names are read: which version they have no longer counts. */
const NOMES: Nomeacao<Alocado> = {
  nameOf: rotuloDoBem,
  noun: 'Bem',
  read: async (ids) => (await api.bens.options({ ids })).itens.map((um) => ({ ...um, versao: 0 })),
};
const FEITO = { um: 'bem alocado', varios: 'bens alocados' };

export interface AlocarDialogProps {
  alvo: Alvo<Alocado>;
  clear?: ClearSelection | undefined;
  onClose: () => void;
}

/**
 * Gives one or many to a person, to a sector or to both; what is left empty stays as it is.
 * Source: decisions-sindical-contratos-patrimonio (Register).
 */
export function AlocarDialog({ alvo, clear, onClose }: AlocarDialogProps) {
  const { today } = useKit();
  const { mutateAsync: alocar } = useSubmit(orpc.bens.alocar);
  const { setores } = useListasDoPatrimonio();
  const [idUsuario, setIdUsuario] = useState<string | null>(null);
  const [semUsuario, setSemUsuario] = useState(false);
  const [setorAlocado, setSetor] = useState<string | null>(null);
  const [dataAlocacao, setData] = useState<string | null>(today);
  const feito = useRef<ResultadoDeTodas | null>(null);
  const quantos = isWhole(alvo) ? alvo.total : alvo.length;
  const ready = dataAlocacao !== null && (idUsuario !== null || semUsuario || setorAlocado !== null);
  return (
    <ActionDialog
      title={quantos === 1 ? 'Alocar bem' : `Alocar ${quantos.toLocaleString('pt-BR')} bens`}
      size="md"
      confirmLabel="Alocar"
      question={messages.semAlocacao}
      ready={ready}
      run={async (report) => {
        const quem = semUsuario ? { idUsuario: null } : idUsuario !== null && { idUsuario };
        const onde = setorAlocado !== null && { setorAlocado };
        feito.current = await inSteps(
          alvo,
          (parte) => alocar({ ...parte, ...quem, ...onde, dataAlocacao: dataAlocacao ?? today }),
          report,
        );
      }}
      onDone={() => {
        onClose();
        const resultado = feito.current;
        if (!resultado) return;
        clear?.(resultado.recusadas.map(({ id }) => id));
        void showResultado(alvo, resultado, FEITO, NOMES);
      }}
      onClose={onClose}
    >
      <RecordPicker
        label={BEM_FIELDS.idUsuario.rotulo}
        value={idUsuario}
        onChange={setIdUsuario}
        source={funcionariosSource}
        disabled={semUsuario}
      />
      <SwitchField
        label="Deixa de ter usuário"
        value={semUsuario}
        onChange={(on) => {
          setSemUsuario(on);
          if (on) setIdUsuario(null);
        }}
      />
      <SelectField
        label={BEM_FIELDS.setorAlocado.rotulo}
        value={setorAlocado}
        onChange={setSetor}
        options={optionsOf(setores)}
      />
      <DateField label={BEM_FIELDS.dataAlocacao.rotulo} value={dataAlocacao} onChange={setData} required />
    </ActionDialog>
  );
}

/**
 * The end of an asset: discarded, or given back where it is a building's.
 * Source: spec 3 §4; decisions-sindical-contratos-patrimonio (Status is derived).
 */
export function DescartarDialog({ bem, onClose }: { bem: Bem; onClose: () => void }) {
  const { id, versao, classe } = bem;
  const { today } = useKit();
  const { mutateAsync: descartar } = useSubmit(orpc.bens.descartar);
  const [data, setData] = useState<string | null>(today);
  const [motivo, setMotivo] = useState('');
  const predial = classe === 'predial';
  const nome = nomeDoBem(bem);
  const futura = data !== null && data > today;
  return (
    <ActionDialog
      title={predial ? 'Registrar devolução' : 'Descartar bem'}
      size="md"
      danger
      confirmLabel={predial ? 'Registrar' : 'Descartar'}
      question={predial ? messages.confirmaDevolver(nome) : messages.confirmaDescartar(nome)}
      ready={data !== null && !futura}
      run={() => data && descartar({ id, versao, data, ...(motivo.trim() !== '' && { motivo: motivo.trim() }) })}
      onDone={() => {
        notify.success(predial ? messages.devolvido : messages.descartado);
        onClose();
      }}
      onClose={onClose}
    >
      <DateField
        label={predial ? 'Data da devolução' : BEM_FIELDS.dataDescarte.rotulo}
        value={data}
        onChange={setData}
        error={futura ? messages.fimFuturo(predial) : null}
        required
      />
      <TextArea label="Motivo" rows={2} maxLength={500} value={motivo} onChange={setMotivo} />
    </ActionDialog>
  );
}

export function AnexosDoBemDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(orpc.bens.get.queryOptions({ input: { id } }));
  const { mutateAsync: remover } = useSubmit(orpc.bens.removerAnexo);
  const pode = query.data && bensMotivos.texto(query.data.pode.anexar) === undefined;
  return (
    <AnexosDialog
      rule={BENS_FILE_RULE}
      query={query}
      remover={pode ? (anexo) => remover({ id, anexo }) : undefined}
      onClose={onClose}
    />
  );
}
