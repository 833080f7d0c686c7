/** Where a menu of the side bar opens. In the page itself it would have to run after the side bar, which stays where it is while one scrolls. */
export const sideOf = (trigger: HTMLElement): HTMLElement => trigger.closest<HTMLElement>('.side') ?? document.body;
