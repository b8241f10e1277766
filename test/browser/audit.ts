import type { Page } from 'playwright-core';

/*
 * Runs in the page, where there is a document: as text, because the tests are compiled for Node, which has none.
 * Each check yields one sentence for each thing that is wrong.
 */
const audit = `(() => {
  const smallest = 24;
  const controls = 'button, a[href], input, textarea, select, [role=button], [role=combobox], [role=switch], [role=option]';
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const shown = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
  const referred = (element, attribute) => (element.getAttribute(attribute) ?? '').split(' ').filter((id) => id !== '');
  const nameOf = (element) => [
    element.getAttribute('aria-label'),
    ...referred(element, 'aria-labelledby').map((id) => document.getElementById(id)?.textContent),
    ...[...(element.labels ?? [])].map((label) => label.textContent),
    element.textContent, element.title,
  ].map((text) => text?.trim() ?? '').find((text) => text !== '') ?? '';
  const words = (element) => element.outerHTML.slice(0, 120);
  const isInText = (element) => element.closest('.content, .embed, .hint, .message-main > :not(.components), .head-line') !== null;
  const isSmall = (element) => {
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    return width > 1 && (width < smallest || height < smallest);
  };
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const references = ['aria-controls', 'aria-activedescendant', 'aria-labelledby', 'aria-describedby'];

  return [
    ...shown(controls).filter((element) => nameOf(element) === '').map((element) => 'has no name: ' + words(element)),
    ...shown('img').filter((element) => !element.hasAttribute('alt')).map((element) => 'has no words: ' + words(element)),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => 'is there twice: the id ' + id),
    ...references.flatMap((attribute) => shown('[' + attribute + ']')
      // What a closed list refers to need not be there.
      .filter((element) => element.getAttribute('aria-expanded') !== 'false')
      .flatMap((element) => referred(element, attribute).filter((id) => document.getElementById(id) === null).map((id) => 'refers to nothing: ' + attribute + '=' + id + ' of ' + words(element)))),
    ...shown('button, input, textarea, select').filter((element) => !isInText(element) && isSmall(element)).map((element) => 'is too small to hit: ' + words(element)),
    ...shown('[tabindex]').filter(({ tabIndex }) => tabIndex > 0).map((element) => 'breaks the order of Tab: ' + words(element)),
    ...['main', 'h1'].filter((selector) => document.querySelectorAll(selector).length !== 1).map((selector) => 'should be there once: ' + selector),
  ];
})()`;

/**
 * The obstacles for someone without a mouse or without eyes on the page as it is now, one sentence each: controls
 * without a name, pictures without words, ids that are there twice or that nothing has, controls too small to hit.
 */
export async function complaintsAbout(page: Page): Promise<ReadonlyArray<string>> {
  const found: unknown = await page.evaluate(audit);
  if (!Array.isArray(found)) throw new Error('The page was not audited.');
  return found.map(String);
}

/** The name of what has the focus. */
export async function focused(page: Page): Promise<string> {
  return String(
    await page.evaluate(
      `(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent).trim()`,
    ),
  );
}

/** The effect of the focused control on a question, see src/table/questions.ts. */
export async function focusedRole(page: Page): Promise<string> {
  return String(await page.evaluate(`document.activeElement.getAttribute('data-role')`));
}

/** Whether what has the focus can be seen to have it. */
export async function showsFocus(page: Page): Promise<boolean> {
  return await page.evaluate(`(() => {
    const active = document.activeElement;
    if (active === null || active === document.body) return false;
    const { outlineStyle, boxShadow } = getComputedStyle(active.closest('.composer-box') ?? active);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  })()`);
}
