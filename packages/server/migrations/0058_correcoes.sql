-- Corrections of their own record that members ask for.
--
-- What was asked and why stands in the row alone: none of it is part of the audit's entries, which would outlive the member's erasing.
-- Source: decisions-members (Account, LGPD).

create table filiado_correcoes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  filiado_id uuid not null,
  -- A field of the record, as the program calls it; values as the record keeps them, as texts.
  campo text not null check (length(campo) between 1 and 60),
  valor_antes text,
  valor_pedido text not null check (length(valor_pedido) between 1 and 200),
  justificativa text not null check (length(justificativa) between 1 and 500),
  estado text not null default 'pedida' check (estado in ('pedida', 'aceita', 'recusada', 'retirada')),
  motivo text check (length(motivo) between 1 and 500),
  decidida_em timestamptz,
  decidida_por_nome text,
  constraint filiado_correcoes_filiado foreign key (filiado_id) references filiados (id) on delete cascade,
  constraint filiado_correcoes_decisao check ((estado in ('aceita', 'recusada')) = (decidida_em is not null)),
  constraint filiado_correcoes_motivo check ((estado = 'recusada') = (motivo is not null))
);
comment on table filiado_correcoes is 'O que o filiado pede que se corrija na sua ficha.';
-- One open request for each field.
create unique index filiado_correcoes_aberta on filiado_correcoes (filiado_id, campo) where estado = 'pedida';
create index filiado_correcoes_fila on filiado_correcoes (criado_em, id);
create index filiado_correcoes_filiado_id on filiado_correcoes (filiado_id, criado_em desc, id);
create unique index filiado_correcoes_id_origem on filiado_correcoes (id_origem) where id_origem is not null;
select sede.auditar('filiado_correcoes', 'correcoes', 'id', '{valor_antes,valor_pedido,justificativa}');
