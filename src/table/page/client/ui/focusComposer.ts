export function focusComposer(): void {
  document.querySelector<HTMLElement>('[data-composer]')?.focus();
}
