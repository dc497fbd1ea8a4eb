import { formatContagem, formatReais, OBRIGATORIO, totalCentavos } from '@sede/domain/kernel';
import { type Bordero, MONTAR_BORDERO, borderosMessages as messages } from '@sede/domain/modules/financeiro/borderos';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { ActionDialog, RadioGroup, SelectField, TextField } from '#platform/ui/form.ts';
import { ErrorState, notify } from '#platform/ui/index.ts';
import classes from './Borderos.module.css';
import { borderoPath } from './borderos.routes.tsx';

const despesasTexto = (n: number) => formatContagem(n, 'despesa', 'despesas');
const opcao = ({ id, numero, descricao, quantidade, valor }: Bordero) => ({
  value: id,
  label: `Nº ${numero} · ${descricao} · ${despesasTexto(quantidade)}, ${formatReais(valor)}`,
});

const MODOS = [
  { value: 'novo', label: 'Novo borderô' },
  { value: 'aberto', label: 'Incluir num borderô aberto' },
];

export interface CreateBorderoDialogProps {
  despesas: readonly { id: string; valor: number }[];
  /** The expenses are in a batch. */
  onDone: () => void;
  onClose: () => void;
}

/** The chosen expenses become a payment batch, or join one that is open; it is then opened. */
export function CreateBorderoDialog({ despesas, onDone, onClose }: CreateBorderoDialogProps) {
  const abertos = useQuery(
    orpc.borderos.list.queryOptions({
      input: { situacao: ['aberto'], porPagina: 100, ordem: '-numero', totais: 'nao' },
      staleTime: 0,
    }),
  );
  const { mutateAsync: create } = useSubmit(orpc.borderos.create);
  const { mutateAsync: include } = useSubmit(orpc.borderos.incluir);
  const [modo, setModo] = useState('novo');
  const [descricao, setDescricao] = useState('');
  const [escolhido, setEscolhido] = useState<string | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  const options = (abertos.data?.itens ?? []).map(opcao);
  const novo = modo === 'novo';

  const save = async () => {
    const ids = despesas.map(({ id }) => id);
    const bordero = abertos.data?.itens.find(({ id }) => id === escolhido);
    if (novo ? descricao.trim() === '' : !bordero) return null;
    if (!bordero || novo) {
      const made = await create({ descricao, despesas: ids });
      notify.success(messages.montado(made.numero));
      return made;
    }
    await include({ id: bordero.id, versao: bordero.versao, despesas: ids });
    notify.success(messages.incluidas(ids.length, bordero.numero));
    return bordero;
  };
  const run = async () => {
    try {
      const bordero = await save();
      if (!bordero) {
        setErro(OBRIGATORIO);
        return false;
      }
      onDone();
      onClose();
      navigate(borderoPath(bordero.id));
    } catch (error) {
      void abertos.refetch();
      throw error;
    }
  };
  const change = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      setErro(null);
      set(value);
    };
  };

  return (
    <ActionDialog
      title={MONTAR_BORDERO}
      confirmLabel={novo ? MONTAR_BORDERO : messages.incluir}
      run={run}
      onClose={onClose}
    >
      <p className={classes.resumo}>
        {despesasTexto(despesas.length)} · <b>{formatReais(totalCentavos(despesas.map(({ valor }) => valor)))}</b>
      </p>
      <div className={classes.campos}>
        {options.length > 0 && (
          <RadioGroup
            label="Onde"
            value={modo}
            onChange={change((value: string | null) => setModo(value ?? 'novo'))}
            options={MODOS}
          />
        )}
        {novo ? (
          <TextField
            label="Descrição do borderô"
            value={descricao}
            onChange={change(setDescricao)}
            maxLength={200}
            required
            autoFocus
            error={erro}
          />
        ) : (
          <SelectField
            label="Borderô"
            value={escolhido}
            onChange={change(setEscolhido)}
            options={options}
            required
            error={erro}
          />
        )}
        {abertos.error && <ErrorState error={abertos.error} onRetry={() => void abertos.refetch()} />}
      </div>
    </ActionDialog>
  );
}
